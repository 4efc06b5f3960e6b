"""What is asked in Lancaster, and what each answer does (LA-15)."""

from __future__ import annotations

from reinos.core.question import Option, Question, Questions
from reinos.games.lancaster import asking, battles, castles, counties, deployment, duties, laws, parliament, rewards
from reinos.games.lancaster.choices import CHOICES
from reinos.games.lancaster.rules import proceed

DECLINE = Option("decline", do=rewards.refuse, may=rewards.may_refuse)
BUILD = Option("build", do=rewards.build, may=rewards.in_stock)

# The most frequent first.
QUESTIONS = Questions(
    "ask",
    Question(
        "place", asking.ASK_PLACE, "LA-4.1, LA-12.3", Option("send", do=deployment.send, listed=deployment.placements)
    ),
    Question(
        "vote", asking.ASK_VOTE, "LA-6.2", Option("vote", do=parliament.cast, listed=parliament.ballots), together=True
    ),
    Question(
        "squires",
        asking.ASK_SQUIRES,
        "LA-4.4, LA-4.6",
        Option("squires", do=deployment.add_squires, listed=deployment.retinues),
    ),
    Question(
        "favour", asking.ASK_FAVOUR, "LA-4.13", Option("favour", do=deployment.take_favour, may=deployment.is_shown)
    ),
    Question("county", asking.ASK_COUNTY, "LA-9.2", Option("county", do=counties.take, may=counties.may_take)),
    Question(
        "upgrade_target",
        asking.ASK_UPGRADE,
        "LA-5.6, LA-5.12",
        Option("upgrade", do=rewards.choose_upgrade, may=rewards.may_choose_upgrade),
        DECLINE,
    ),
    Question("extension_tile", asking.ASK_EXTENSION, "LA-5.7, LA-5.12", BUILD, DECLINE),
    Question(
        "favour_noble",
        asking.ASK_NOBLE,
        "LA-4.13, LA-5.8, LA-5.12",
        Option("noble", do=rewards.choose_noble, may=rewards.may_choose_noble),
        DECLINE,
    ),
    Question(
        "favour_remove_noble",
        asking.ASK_REMOVE,
        "LA-12.6",
        Option("remove", do=rewards.choose_noble, may=rewards.may_choose_noble),
    ),
    Question(
        "start_player", asking.ASK_STARTER, "LA-9.7", Option("starter", do=counties.name_starter, may=counties.may_name)
    ),
    Question(
        "dorset_battle", asking.ASK_BATTLE, "LA-9.8", Option("battle", do=counties.cross_to, may=counties.may_cross_to)
    ),
    Question(
        "castle_order",
        asking.ASK_CASTLE,
        "LA-10.2, LA-10.3",
        Option("item", do=castles.score_space, may=castles.may_score),
        Option("done", do=castles.end_castle),
    ),
    Question(
        "ransom",
        asking.ASK_RANSOM,
        "LA-11.6",
        Option("ransom", do=battles.ransom, may=battles.can_ransom),
        Option("done", do=battles.end_ransom),
    ),
    Question("law_trade", asking.ASK_TRADE, "LA-7.4, LA-8.8", Option("trade", do=laws.trade, listed=laws.trades)),
    Question(
        "law_exchange",
        asking.ASK_EXCHANGE,
        "LA-8.13",
        Option("exchange", do=laws.exchange, may=laws.may_exchange),
        Option("done", do=rewards.refuse),
    ),
    Question(
        "law_champion",
        asking.ASK_CHAMPION,
        "LA-7.10",
        Option("champion", do=laws.swap_champion),
        Option("decline", do=rewards.refuse),
    ),
    Question(
        "law_squires",
        asking.ASK_FRONT,
        "LA-8.4",
        Option("front", do=duties.send_squire, may=duties.may_send_to),
        Option("done", do=duties.end_front),
    ),
    Question(
        "law_tax",
        asking.ASK_TAX,
        "LA-8.9",
        Option("tax", do=duties.pay_tax, may=duties.untaxed),
        Option("done", do=duties.end_tax),
    ),
    Question(
        "law_upkeep",
        asking.ASK_UPKEEP,
        "LA-8.14",
        Option("upkeep", do=duties.pay_upkeep, may=duties.unkept),
        Option("done", do=duties.end_upkeep),
    ),
    Question("setup_extension", asking.ASK_SETUP, "LA-2.3, LA-14.1", BUILD),
    choices=CHOICES,
    then=proceed,
)
