"""What the table asks, and what each answer does (EG-18): one small choice at a time."""

from __future__ import annotations

from reinos.core.question import Option, Question, Questions
from reinos.core.rule import rule
from reinos.games.el_grande import phase, special, turn
from reinos.games.el_grande.board import deployable, may_leave
from reinos.games.el_grande.choices import CHOICES
from reinos.games.el_grande.moves import (
    goals,
    may_choose_deploying,
    may_choose_moving,
    may_name_source,
    may_take,
    name_source,
    take,
)
from reinos.games.el_grande.phase import NO_STEP, OVER
from reinos.games.el_grande.power import next_power, play_power, playable
from reinos.games.el_grande.returns import banish, give, may_banish, may_give
from reinos.games.el_grande.state import State
from reinos.games.el_grande.veto import allow, allow_rest, end_special, has_more_steps, use_veto, window_opens
from reinos.games.el_grande.wheel import may_name


@rule
def proceed(s: State) -> None:
    """EG-4.3, EG-4.4, EG-18.4, EG-21.6  Go on until somebody must decide, or the game is over."""
    while s.to_act == 0 and s.phase != OVER:
        if s.step != NO_STEP:
            if not window_opens(s):
                special.take_effect(s)
        elif s.action >= 0:
            special.next_step(s)
        elif s.order[0] < 0:
            next_power(s)
        else:
            turn.go_on_with_turn(s)


QUESTIONS = Questions(
    "phase",
    Question(
        "deploy",
        phase.DEPLOY,
        "EG-7.11, EG-7.12",
        Option("deploy", do=turn.deploy, among=deployable),
        Option("stop", do=turn.stop),
    ),
    Question(
        "halves",
        phase.HALVES,
        "EG-7.7, EG-7.8",
        Option("special", do=special.begin_special, may=turn.can_act),
        Option("deployment", do=turn.begin_deployment, may=turn.can_deploy),
        Option("end", do=turn.end_turn),
    ),
    Question("move_to", phase.MOVE_TO, "EG-10.2", Option("move_to", do=special.aim, among=goals)),
    Question(
        "move", phase.MOVE, "EG-10.1, EG-10.3", Option("take", do=take, may=may_take), Option("stop", do=end_special)
    ),
    Question("power", phase.POWER, "EG-6.1 to EG-6.3", Option("power", do=play_power, among=playable)),
    Question(
        "reinforce", phase.REINFORCE, "EG-7.2, EG-10.43", Option("reinforce", do=turn.reinforce, may=turn.may_reinforce)
    ),
    Question("pick", phase.PICK, "EG-7.5", Option("card", do=turn.pick, may=turn.may_pick)),
    Question(
        "recall", phase.RECALL, "EG-7.4", Option("recall", do=turn.recall, may=may_leave), Option("stop", do=turn.stop)
    ),
    Question(
        "window",
        phase.WINDOW,
        "EG-11.3, EG-11.6, EG-11.14",
        Option("veto", do=use_veto),
        Option("allow", do=allow),
        Option("allow_rest", do=allow_rest, may=has_more_steps),
    ),
    Question(
        "wheel", phase.WHEEL, "EG-12.1 to EG-12.3", Option("wheel", do=special.set_wheel, may=may_name), together=True
    ),
    Question(
        "extra",
        phase.EXTRA,
        "EG-10.18",
        Option("deploy", do=special.aim, may=special.is_not_kings),
        Option("stop", do=end_special),
    ),
    Question(
        "either",
        phase.EITHER,
        "EG-10.19",
        Option("mode_move", do=special.choose_moving, may=may_choose_moving),
        Option("mode_deploy", do=special.choose_deploying, may=may_choose_deploying),
    ),
    Question("source", phase.SOURCE, "EG-10.16, EG-10.17", Option("source", do=name_source, may=may_name_source)),
    Question(
        "banish", phase.BANISH, "EG-10.23", Option("banish", do=banish, may=may_banish), Option("stop", do=end_special)
    ),
    Question("angry_king", phase.ANGRY_KING, "EG-10.24, EG-18.5", Option("give", do=give, may=may_give)),
    Question(
        "score",
        phase.SCORE,
        "EG-10.27, EG-10.30, EG-14.11",
        Option("score", do=special.choose_scoring, may=special.may_score),
    ),
    Question("marker", phase.MARKER, "EG-10.41", Option("marker", do=special.set_marker, may=special.may_set_marker)),
    Question("recover", phase.RECOVER, "EG-10.42", Option("recover", do=special.recover, may=special.may_recover)),
    Question("grande", phase.GRANDE, "EG-10.44", Option("grande", do=special.aim, may=special.may_move_grande)),
    Question("expel", phase.EXPEL, "EG-10.46", Option("expel", do=special.expel, may=special.is_not_kings)),
    Question("king", phase.KING, "EG-10.47, EG-10.51", Option("king", do=special.aim, may=special.may_move_king)),
    choices=CHOICES,
    then=proceed,
)
