"""The lesson of hnefatafl: two moves, and a defender is caught."""

from reinos.core.lesson import Lesson, LessonStep, wants

E1, G1, E4, F4, G4, C6, D6 = 4, 6, 37, 38, 39, 57, 58  # squares

FIRST = Lesson(
    name="first",
    seed=1,
    players=2,
    minutes=5,
    script={1: (f"pick square={D6}", f"move square={C6}")},
    steps=(
        LessonStep("goal", at=("square-60", "square-0"), rules=("HN-4.1", "HN-4.2")),
        LessonStep(
            "near", at=(f"square-{E1}",), expect=(wants("pick", square=E1), wants("move", square=E4)), rules=("HN-2.1",)
        ),
        LessonStep(
            "catch",
            at=(f"square-{F4}",),
            expect=(wants("pick", square=G1), wants("move", square=G4)),
            rules=("HN-3.1",),
        ),
        LessonStep("alone", until=lambda seen: seen.view["moves"] > 11, rules=("HN-3.5",)),
    ),
)
LESSONS = (FIRST,)
