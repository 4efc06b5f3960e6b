"""The course of a game (BB-3, BB-15): which questions are asked, and what follows by itself."""

from __future__ import annotations

from reinos.core.question import Option, Question, Questions
from reinos.games.brian_boru import (
    action,
    battle,
    board,
    church,
    claims,
    draft,
    marriage,
    opening,
    scoring,
    state,
    trick,
)
from reinos.games.brian_boru.choices import CHOICES

# BB-15, BB-13.7  The decisions of the state machine, the frequent ones first.
QUESTIONS = Questions(
    "phase",
    Question("follow", state.FOLLOW, "BB-5.6", Option("play", do=trick.play_card, among=trick.hand_of)),
    Question("draft", state.DRAFT, "BB-4.2", Option("draft", do=draft.draft, among=draft.pack_left), together=True),
    Question("option", state.OPTION, "BB-5.8, BB-7.3", Option("option", do=trick.take_option)),
    Question(
        "lead_town", state.LEAD_TOWN, "BB-5.2, BB-5.4", Option("lead_town", do=trick.lead_town, among=trick.lead_towns)
    ),
    Question(
        "lead_card", state.LEAD_CARD, "BB-5.3 to BB-5.5", Option("play", do=trick.lead_card, among=trick.lead_cards)
    ),
    Question("buy", state.BUY, "BB-6.11", Option("buy", do=action.buy, among=action.purchases)),
    Question(
        "expand",
        state.EXPAND,
        "BB-6.10",
        Option("stay", do=action.stay),
        Option("expand", do=action.expand, among=board.expansions),
    ),
    Question(
        "start_town", state.START_TOWN, "BB-2.6", Option("start_town", do=opening.settle, among=board.open_regions)
    ),
    Question(
        "raid_town",
        state.RAID_TOWN,
        "BB-9.4, BB-9.5",
        Option("raid_town", do=battle.lose_town, among=battle.loser_towns),
    ),
    Question(
        "monastery",
        (state.LEADER_MONASTERY, state.MONASTERY),
        "BB-10.1, BB-10.3",
        Option("monastery", do=church.build, among=board.towns_for_monastery),
    ),
    Question(
        "marriage_town",
        state.MARRIAGE_TOWN,
        "BB-8.4",
        Option("marriage_town", do=marriage.take_marriage_town, among=marriage.marriage_towns),
    ),
    Question("princess", state.PRINCESS_SIDE, "BB-8.5", Option("princess", do=marriage.wed_princess)),
    Question(
        "track_town",
        state.TRACK_TOWN,
        "BB-8.7",
        Option("track_town", do=marriage.take_track_town, among=board.empty_towns),
    ),
    Question("liberate", state.LIBERATE, "BB-6.9", Option("liberate", do=action.liberate, among=action.raided_towns)),
    choices=CHOICES,
    then={  # BB-3.1, BB-8.1, BB-9.6  the steps that need no decision
        state.ACT: action.act,
        state.NEXT_ACTOR: trick.next_actor,
        state.NEXT_TRICK: trick.next_trick,
        state.MARRIAGE: marriage.marry,
        state.BATTLE: battle.begin_battle,
        state.CHURCH: church.begin_church,
        state.CLAIM: claims.claim_regions,
        state.PREPARE: draft.prepare,
        state.END: scoring.end_game,
    },
)
