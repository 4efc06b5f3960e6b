"""What can be learned from a match that was played: chances, turning points, instructive moments."""

from reinos.review.assessment import Assessment, Verdict, assess
from reinos.review.review import PLAYOUTS, Review, Task, review, reviewed, tasks

__all__ = ["PLAYOUTS", "Assessment", "Review", "Task", "Verdict", "assess", "review", "reviewed", "tasks"]
