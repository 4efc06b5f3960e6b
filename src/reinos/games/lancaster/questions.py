"""What is asked in Lancaster, and what each answer does (LA-15)."""

from __future__ import annotations

from reinos.core.question import Option, Question, Questions
from reinos.games.lancaster import asking, battles, castles, counties, deployment, duties, laws, parliament, rewards
from reinos.games.lancaster.choices import CHOICES
from reinos.games.lancaster.rules import proceed

DECLINE = Option("decline", do=rewards.refuse, may=rewards.may_refuse)
BUILD = Option("build", do=rewards.build, may=rewards.in_stock)
ENOUGH = Option("done", do=rewards.refuse)

# The most frequent first.
QUESTIONS = Questions(
    "ask",
    Question(
        "place",
        at=asking.ASK_PLACE,
        rules="LA-4.1, LA-12.3",
        options=[Option("send", do=deployment.send, listed=deployment.placements)],
    ),
    Question(
        "vote",
        at=asking.ASK_VOTE,
        rules="LA-6.2",
        options=[Option("vote", do=parliament.cast, listed=parliament.ballots)],
        together=True,
    ),
    Question(
        "squires",
        at=asking.ASK_SQUIRES,
        rules="LA-4.4, LA-4.6",
        options=[Option("squires", do=deployment.add_squires, listed=deployment.retinues)],
    ),
    Question(
        "favour",
        at=asking.ASK_FAVOUR,
        rules="LA-4.13",
        options=[Option("favour", do=deployment.take_favour, may=deployment.is_shown)],
    ),
    Question(
        "county",
        at=asking.ASK_COUNTY,
        rules="LA-9.2",
        options=[Option("county", do=counties.take, may=counties.may_take)],
    ),
    Question(
        "upgrade_target",
        at=asking.ASK_UPGRADE,
        rules="LA-5.6, LA-5.12",
        options=[Option("upgrade", do=rewards.choose_upgrade, may=rewards.may_choose_upgrade), DECLINE],
    ),
    Question("extension_tile", at=asking.ASK_EXTENSION, rules="LA-5.7, LA-5.12", options=[BUILD, DECLINE]),
    Question(
        "favour_noble",
        at=asking.ASK_NOBLE,
        rules="LA-4.13, LA-5.8, LA-5.12",
        options=[Option("noble", do=rewards.choose_noble, may=rewards.may_choose_noble), DECLINE],
    ),
    Question(
        "favour_remove_noble",
        at=asking.ASK_REMOVE,
        rules="LA-12.6",
        options=[Option("remove", do=rewards.choose_noble, may=rewards.may_choose_noble)],
    ),
    Question(
        "start_player",
        at=asking.ASK_STARTER,
        rules="LA-9.7",
        options=[Option("starter", do=counties.name_starter, may=counties.may_name)],
    ),
    Question(
        "dorset_battle",
        at=asking.ASK_BATTLE,
        rules="LA-9.8",
        options=[Option("battle", do=counties.cross_to, may=counties.may_cross_to)],
    ),
    Question(
        "castle_order",
        at=asking.ASK_CASTLE,
        rules="LA-10.2, LA-10.3",
        options=[
            Option("item", do=castles.score_space, may=castles.may_score),
            Option("done", do=castles.end_castle),
        ],
    ),
    Question(
        "ransom",
        at=asking.ASK_RANSOM,
        rules="LA-11.6",
        options=[
            Option("ransom", do=battles.ransom, may=battles.can_ransom),
            Option("done", do=battles.end_ransom),
        ],
    ),
    Question(
        "law_trade",
        at=asking.ASK_TRADE,
        rules="LA-7.4, LA-8.8",
        options=[Option("trade", do=laws.trade, listed=laws.trades)],
    ),
    Question(
        "law_exchange",
        at=asking.ASK_EXCHANGE,
        rules="LA-8.13",
        options=[Option("exchange", do=laws.exchange, may=laws.may_exchange), ENOUGH],
    ),
    Question(
        "law_champion",
        at=asking.ASK_CHAMPION,
        rules="LA-7.10",
        options=[Option("champion", do=laws.swap_champion), Option("decline", do=rewards.refuse)],
    ),
    Question(
        "law_squires",
        at=asking.ASK_FRONT,
        rules="LA-8.4",
        options=[Option("front", do=duties.send_squire, may=duties.may_send_to), ENOUGH],
    ),
    Question(
        "law_tax",
        at=asking.ASK_TAX,
        rules="LA-8.9",
        options=[Option("tax", do=duties.pay_tax, may=duties.untaxed), Option("done", do=duties.end_tax)],
    ),
    Question(
        "law_upkeep",
        at=asking.ASK_UPKEEP,
        rules="LA-8.14",
        options=[Option("upkeep", do=duties.pay_upkeep, may=duties.unkept), Option("done", do=duties.end_upkeep)],
    ),
    Question("setup_extension", at=asking.ASK_SETUP, rules="LA-2.3, LA-14.1", options=[BUILD]),
    choices=CHOICES,
    then=proceed,
)
