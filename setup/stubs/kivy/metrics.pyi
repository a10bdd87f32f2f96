class MetricsBase:
    density: float
    fontscale: float
    def reset_metrics(self) -> None: ...

Metrics: MetricsBase

def dp(value: float) -> float: ...
