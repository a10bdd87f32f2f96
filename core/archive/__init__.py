"""Saved matches: a store on disk that loses nothing that was shown."""

from core.archive.store import Archive, Kept, Notice, NoticeReason, Result

__all__ = ["Archive", "Kept", "Notice", "NoticeReason", "Result"]
