### Brian Boru: words. The help is in words of our own; BB-… are the numbers of our rules.

game-name = Brian Boru
game-tagline = Win tricks to take towns, marry well, hold off the Vikings and claim the regions of Ireland.
reconstructed = The strengths of the seven Viking cards are reconstructed: we do not know the printed values, and you can change them in the options. The symbols on the cards, the towns and their colours, the roads, the thresholds and the courtship track come from one amateur implementation. The names of the towns are ours.

## Options

option-players = Players
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-vikings-wrong = option vikings is { $value }; allowed: { $cards } whole numbers from 0 to { $most }, such as { $example }
option-vikings = Strength of the Vikings
option-vikings-9-10-11-12-13-13-14 = 9, 10, 11, 12, 13, 13 and 14 (reconstructed)
option-vikings-6-7-8-9-10-11-12 = 6 to 12: weaker Vikings

## Pieces

region-northern_ui_neill = Northern Uí Néill
region-ulaid = Ulaid
region-breifne = Bréifne
region-southern_ui_neill = Southern Uí Néill
region-dubhlinn = Dubhlinn
region-connaught = Connaught
region-leinster = Leinster
region-munster = Munster
town-gartan = Gartan
town-derry = Derry
town-coleraine = Coleraine
town-donegal = Donegal
town-tullyhogue = Tullyhogue
town-clogher = Clogher
town-armagh = Armagh
town-armoy = Armoy
town-connor = Connor
town-dromore = Dromore
town-downpatrick = Downpatrick
town-newry = Newry
town-rossinver = Rossinver
town-drumcliff = Drumcliff
town-drumlane = Drumlane
town-fenagh = Fenagh
town-kells = Kells
town-tara = Tara
town-clonard = Clonard
town-durrow = Durrow
town-clonmacnoise = Clonmacnoise
town-ardagh = Ardagh
town-swords = Swords
town-dublin = Dublin
town-wicklow = Wicklow
town-killala = Killala
town-achonry = Achonry
town-mayo = Mayo
town-elphin = Elphin
town-roscommon = Roscommon
town-cong = Cong
town-omey = Omey
town-tuam = Tuam
town-clonfert = Clonfert
town-birr = Birr
town-kildare = Kildare
town-aghaboe = Aghaboe
town-kilkenny = Kilkenny
town-leighlin = Leighlin
town-ferns = Ferns
town-inistioge = Inistioge
town-wexford = Wexford
town-waterford = Waterford
town-kilfenora = Kilfenora
town-killaloe = Killaloe
town-limerick = Limerick
town-cashel = Cashel
town-ardfert = Ardfert
town-lismore = Lismore
town-inisfallen = Inisfallen
town-cork = Cork
town-skellig = Skellig
town-tullylease = Tullylease
marriage-orlaith = Orlaith
marriage-aodhan = Aodhán
marriage-conall = Conall
marriage-cormac = Cormac
marriage-niall = Niall
marriage-aoife = Aoife
marriage-brigid = Brigid
marriage-estrid = Estrid, Princess of Denmark

town-colour-red = red
town-colour-blue = blue
town-colour-yellow = yellow
card-colour-red = red
card-colour-blue = blue
card-colour-yellow = yellow
card-colour-white = white
town-place = { $town } ({ $region }, { $colour })
town-in = a town in { $region }
card-name = { $colour } { $card }
card-actions = { $name }. If it wins: { $won }. If it loses: { $lost }.
card-either = { $first }; or else { $second }
marriage-princess = military support, trade or { $points } points
vikings = the Vikings
renown =
    { $count ->
        [one] 1 renown
       *[other] { $count } renown
    }
symbol-town =
    { $count ->
        [one] take the active town
       *[other] take the active town
    }
symbol-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
symbol-pay =
    { $count ->
        [one] pay 1 coin
       *[other] pay { $count } coins
    }
symbol-church =
    { $count ->
        [one] 1 disc to the church
       *[other] { $count } discs to the church
    }
symbol-battle =
    { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    }
symbol-court =
    { $count ->
        [one] 1 space up in courtship
       *[other] { $count } spaces up in courtship
    }
symbol-liberate =
    { $count ->
        [one] free a town
       *[other] free { $count } towns
    }
symbol-expand =
    { $count ->
        [one] an expansion for { $coins } coins
       *[other] { $count } expansions for { $coins } coins
    }

## What to do

prompt-start_town =
    { $who ->
        [you] Put your first disc in a region without discs.
       *[other] { $name } places a first disc.
    }
prompt-draft =
    { $chosen ->
        [0] Keep { $wanted } of these { $cards } cards.
       *[other] Keep one more card. { $chosen } of { $wanted } kept.
    }
prompt-draft-wait =
    { $who ->
        [you] You have chosen. Waiting for { $names }.
       *[other]
            { $count ->
                [one] { $names } chooses cards.
               *[other] { $names } choose cards.
            }
    }
prompt-lead_town =
    { $who ->
        [you] Trick { $trick } of { $tricks }. Put the marker on an empty town.
       *[other] Trick { $trick } of { $tricks }: { $name } chooses the active town.
    }
prompt-lead_card =
    { $who ->
        [you]
            { $place ->
                [none] No empty town is left. Play any card.
               *[other] Lead the trick: play a card for { $town } ({ $colour }).
            }
       *[other] { $name } leads the trick.
    }
prompt-follow =
    { $who ->
        [you]
            { $place ->
                [none] Play any card.
               *[other] Play a card. The highest { $colour } or white one wins and takes { $town }.
            }
       *[other] { $name } plays a card.
    }
prompt-option =
    { $who ->
        [you] Your { $card } has lost: choose one of its actions.
       *[other] { $name } chooses an action of the { $card }.
    }
prompt-buy =
    { $who ->
        [you] Pay { $extra } coins for each repetition? You have { $coins }. Each one: { $what }.
       *[other] { $name } may pay for more.
    }
prompt-expand =
    { $who ->
        [you] Pay { $cost } coins for a town along a road? You have { $coins }.
       *[other] { $name } may expand.
    }
prompt-liberate =
    { $who ->
        [you] Remove a Viking control token.
       *[other] { $name } frees a town.
    }
prompt-marriage_town =
    { $who ->
        [you] You win the marriage with { $marriage }: choose an empty town in { $region }.
       *[other] { $name } wins the marriage with { $marriage } and chooses a town in { $region }.
    }
prompt-princess =
    { $who ->
        [you] You win the Princess of Denmark: military support, trade or { $points } points.
       *[other] { $name } decides about the Princess of Denmark.
    }
prompt-track_town =
    { $who ->
        [you] You are on space { $space }: take any empty town.
       *[other] { $name } takes a town for space { $space }.
    }
prompt-raid_town =
    { $who ->
        [you]
            { $whose ->
                [you] The Vikings raid: choose the town you lose.
               *[other] The Vikings raid: choose the town that { $loser } loses.
            }
       *[other]
            { $whose ->
                [you] { $name } chooses the town you lose.
               *[other] { $name } chooses the town that { $loser } loses.
            }
    }
prompt-monastery =
    { $who ->
        [you] Put a monastery on a town of yours.
       *[other] { $name } places a monastery.
    }
prompt-over = The game is over. { $result }

## What is at stake in each decision, and where to look

stake-start_town = You will grow from here along the roads: look at the towns they lead to and at what the region is worth.
stake-draft = High cards win towns; low ones act sooner. Look also at what each gives when it loses the trick.
stake-lead_town = Whoever wins the trick gets that town: choose one you want, in a colour that you can win.
stake-lead_card = Win, and you take the town; lose, and you choose an action of the card. Look at which of them really serve you.
stake-follow = You need not win: with a card that loses you choose an action. See whether you want the town or what your card gives.
stake-option = Each action helps in one place: look where you are behind, in marriage, Vikings, church or coins.
stake-buy = Each repetition costs you 2 coins, expanding 5. Look whether one more puts you ahead of somebody.
stake-expand = One more town can win you the region: look at the weights and at the tokens about to be turned.
stake-liberate = The town goes back to whoever has the disc below: look for your own first, else for the one that helps a rival least.
stake-marriage_town = The town is free: look where it wins you the region or joins others of yours.
stake-princess = Military support gives you the Viking towns in the regions; trade, only when regions are counted. Look at how many there are.
stake-track_town = Any empty town is yours: look where it wins you a region or breaks somebody’s hold.
stake-raid_town = The town no longer counts for whoever loses it: look where its weight decides a region.
stake-monastery = The town will weigh double, whoever holds it: look for a region where that decides who rules.

## The options of each decision

choice-start_town = Begin in { $town }
choice-draft = Keep the { $card }
choice-lead_town = Marker on { $town }
choice-play =
    { $ahead ->
        [win] Play the { $card }: you would be ahead
        [lose] Play the { $card }: you would lose
       *[lead] Play the { $card }
    }
choice-option = Action { $number }: { $action }
choice-option-bare = Action { $number } of the card
choice-buy =
    { $count ->
        [0] Buy no more
       *[other] Pay { $coins } coins: { $what }
    }
choice-buy-bare =
    { $count ->
        [0] Buy no more
       *[other] Pay { $coins } coins for { $count } more
    }
choice-stay = Do not expand
choice-expand = Expand to { $town } for { $coins } coins
choice-liberate = Free { $town }
choice-marriage_town = Take { $town }
choice-princess-military = Military support: Viking towns count as yours when regions are claimed and, at the end, for tokens face up on the board
choice-princess-trade = Trade: at the end Viking towns count for your number of regions
choice-princess-refuse = Refuse her: { $points } points
choice-track_town = Take { $town }
choice-raid_town = The Vikings take { $town }
choice-monastery = Monastery on { $town }

## What happens

event-starter =
    { $who ->
        [you] You begin: you have the marker.
       *[other] { $name } begins and has the marker.
    }
event-settled =
    { $who ->
        [you] You begin in { $town }, with { points }, { $coins } coins and { $renown } renown.
       *[other] { $name } begins in { $town }, with { points }, { $coins } coins and { $renown } renown.
    }
event-round_begun =
    { $last ->
        [0] Round { $round } of { $rounds }.
       *[other] Round { $round } of { $rounds }: the last one.
    }
event-vikings_landed =
    { $strength ->
        [one] The Vikings land: 1 raider.
       *[other] The Vikings land: { $strength } raiders.
    }
event-marriage_revealed = Marriage of the round: { $marriage } ({ $reward }).
event-drafted =
    { $who ->
        [you] You keep the { $card }.
       *[other] { $name } keeps the { $card }.
    }
event-draft_chosen =
    { $who ->
        [you] You have chosen your cards.
       *[other] { $name } has chosen cards.
    }
event-packs_passed = The other cards go to the left.
event-hands_ready = The hands are ready: { $cards } cards each.
event-led =
    { $who ->
        [you] You put the marker on { $town }.
       *[other] { $name } puts the marker on { $town }.
    }
event-no_active_town =
    { $who ->
        [you] No empty town is left: you lead without an active town.
       *[other] No empty town is left: { $name } leads without an active town.
    }
event-played =
    { $who ->
        [you] You play the { $card }.
       *[other] { $name } plays the { $card }.
    }
event-trick_won =
    { $who ->
        [you] You win the trick with the { $card }: { $town } will be yours.
       *[other] { $name } wins the trick with the { $card } and will take { $town }.
    }
event-trick_unwon =
    { $who ->
        [you] Nobody wins the trick: you keep the marker.
       *[other] Nobody wins the trick: { $name } keeps the marker.
    }
event-option_taken =
    { $only ->
        [yes]
            { $who ->
                [you] Your { $card } has one action only: { $action }.
               *[other] { $name }’s { $card } has one action only: { $action }.
            }
       *[no]
            { $who ->
                [you] With the { $card } you choose: { $action }.
               *[other] { $name }, with the { $card }, chooses: { $action }.
            }
    }
event-town_taken =
    { $who ->
        [you] You take { $town } and the marker.
       *[other] { $name } takes { $town } and the marker.
    }
event-coins_gained =
    { $who ->
        [you]
            { $coins ->
                [one] You take 1 coin.
               *[other] You take { $coins } coins.
            }
       *[other]
            { $coins ->
                [one] { $name } takes 1 coin.
               *[other] { $name } takes { $coins } coins.
            }
    }
event-coin_paid =
    { $who ->
        [you] The card costs you 1 coin.
       *[other] The card costs { $name } 1 coin.
    }
event-points_paid =
    { $who ->
        [you] You have no coins: the card costs you { points }.
       *[other] { $name } has no coins: the card costs { points }.
    }
discs =
    { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
for-coins =
    { $coins ->
        [0] { "" }
       *[other]
            { $who ->
                [you] { " " }and pay { $coins } coins
               *[other] { " " }and pays { $coins } coins
            }
    }
event-church_discs =
    { $who ->
        [you] You put { discs } in the church{ for-coins }.
       *[other] { $name } puts { discs } in the church{ for-coins }.
    }
raiders =
    { $raiders ->
        [one] 1 raider
       *[other] { $raiders } raiders
    }
event-raiders_taken =
    { $raiders ->
        [0]
            { $who ->
                [you] You take no raiders: none are left.
               *[other] { $name } takes no raiders: none are left.
            }
       *[other]
            { $who ->
                [you] You take { raiders }{ for-coins }.{ none-left }
               *[other] { $name } takes { raiders }{ for-coins }.{ none-left }
            }
    }
none-left =
    { $left ->
        [0] { " " }No raiders are left.
       *[other] { "" }
    }
event-courted =
    { $up ->
        [0]
            { $who ->
                [you] You court, but you are already on the highest space, { $space }.
               *[other] { $name } courts, but is already on the highest space, { $space }.
            }
       *[other]
            { $who ->
                [you] You court{ for-coins }: you reach space { $space }.
               *[other] { $name } courts{ for-coins }, reaching space { $space }.
            }
    }
event-fell_back =
    { $who ->
        [you] The space is taken: you go down to { $space }.
       *[other] The space is taken: { $name } goes down to { $space }.
    }
event-expanded =
    { $who ->
        [you] You pay { $cost } coins and expand to { $town }.
       *[other] { $name } pays { $cost } coins and expands to { $town }.
    }
event-stayed =
    { $who ->
        [you] You do not expand.
       *[other] { $name } does not expand.
    }
event-liberated =
    { $who ->
        [you]
            { $whose ->
                [you] You free { $town }: it is yours again.
               *[other] You free { $town }: it is { $owner }’s again.
            }
       *[other]
            { $whose ->
                [you] { $name } frees { $town }: it is yours again.
                [own] { $name } frees { $town }: it is theirs again.
               *[other] { $name } frees { $town }: it is { $owner }’s again.
            }
    }
event-last_cards = The last card of every hand is discarded unseen.
event-nobody_marries = Nobody has courted: { $marriage } does not marry.
married-gain =
    { $points ->
        [0] { "" }
       *[other] : { $reward }
    }
event-married =
    { $who ->
        [you] You win the marriage with { $marriage }{ married-gain }.
       *[other] { $name } wins the marriage with { $marriage }{ married-gain }.
    }
event-marriage_town_taken =
    { $who ->
        [you] Your marriage brings you { $town }.
       *[other] The marriage brings { $town } to { $name }.
    }
event-princess_wed =
    { $side ->
        [military]
            { $who ->
                [you] The Princess gives you military support: Viking towns count as yours when regions are claimed and, at the end, for tokens face up on the board.
               *[other] The Princess gives { $name } military support: Viking towns count as theirs when regions are claimed and, at the end, for tokens face up on the board.
            }
        [trade]
            { $who ->
                [you] You establish trade: at the end Viking towns count for your number of regions.
               *[other] { $name } establishes trade: at the end Viking towns count for their number of regions.
            }
       *[refuse]
            { $who ->
                [you] You refuse the Princess and gain { $points } points.
               *[other] { $name } refuses the Princess and gains { $points } points.
            }
    }
track-gain =
    { $renown ->
        [0]
            { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            }
       *[other] { $renown } renown
    }
event-track_reward =
    { $who ->
        [you] Courtship space { $space } gives you { track-gain }.
       *[other] Courtship space { $space } gives { $name } { track-gain }.
    }
event-track_town_taken =
    { $who ->
        [you] Courtship space { $space } gives you { $town }.
       *[other] Courtship space { $space } gives { $name } { $town }.
    }
event-repelled = The Vikings are repelled: there is no raid.
event-raid =
    { $raiders ->
        [one] 1 raider is left: the Vikings raid. { raid-losers }
       *[other] { $raiders } raiders are left: the Vikings raid. { raid-losers }
    }
raid-losers =
    { $fewest ->
        [0] Whoever has no raiders loses a town.
       *[other] Whoever has the fewest raiders, { $fewest }, loses a town.
    }
event-unharmed =
    { $who ->
        [you] You control no town: you lose nothing.
       *[other] { $name } controls no town and loses nothing.
    }
event-town_lost =
    { $who ->
        [you]
            { $chosen ->
                [own] You choose to lose { $town } to the Vikings.
                [you] You choose to lose { $town } to the Vikings.
               *[other] You lose { $town } to the Vikings; { $chooser } chose it.
            }
       *[other]
            { $chosen ->
                [own] { $name } chooses to lose { $town } to the Vikings.
                [you] { $name } loses { $town } to the Vikings: your choice.
               *[other] { $name } loses { $town } to the Vikings; { $chooser } chose it.
            }
    }
event-spoils =
    { $who ->
        [you] You alone have the most raiders, { $raiders }: 1 renown, then { points }, 1 for each renown. You return your raiders.
       *[other] { $name } alone has the most raiders, { $raiders }: 1 renown, then { points }, 1 for each renown. The raiders are returned.
    }
event-second_spoils =
    { $who ->
        [you] Second spoils: 1 point, and you return 1 raider.
       *[other] Second spoils for { $name }: 1 point, and 1 raider is returned.
    }
event-church_led =
    { $who ->
        [you] You alone have the most discs in the church: { $discs }.
       *[other] { $name } alone has the most discs in the church: { $discs }.
    }
event-monastery_built =
    { $discs ->
        [0]
            { $who ->
                [you] You put a monastery on { $town }.
               *[other] { $name } puts a monastery on { $town }.
            }
       *[other]
            { $who ->
                [you] You still have { $discs } discs in the church: you put a monastery on { $town } and get them back.
               *[other] { $name } still has { $discs } discs in the church, puts a monastery on { $town } and gets them back.
            }
    }
event-second_church =
    { $who ->
        [you] Second church reward: 1 point, and you get 1 disc back.
       *[other] Second church reward for { $name }: 1 point and 1 disc back.
    }
event-claim_turned = { $region } reaches its threshold: its token is turned face up.
event-claim_taken =
    { $who ->
        [you]
            { $whose ->
                [board] You claim { $region }: { points } at the end.
               *[other] You take { $region } from { $owner }: { points } at the end.
            }
       *[other]
            { $whose ->
                [board] { $name } claims { $region }: { points } at the end.
                [you] { $name } takes { $region } from you: { points } at the end.
               *[other] { $name } takes { $region } from { $owner }: { points } at the end.
            }
    }
event-claim_returned =
    { $whose ->
        [you] The Vikings weigh most in { $region }: you lose its token, which goes back to the board.
       *[other] The Vikings weigh most in { $region }: { $owner } loses its token, which goes back to the board.
    }
final-coins = { $points } for coins
final-marker = { $points } for the marker
final-renown = { $points } for renown
final-claims = { $points } for claimed regions
final-regions = { $points } for presence in regions
final-nothing = nothing
event-final_scored =
    { $who ->
        [you] At the end you add { $total }: { $parts }.
       *[other] At the end { $name } adds { $total }: { $parts }.
    }
event-nothing_paid =
    { $who ->
        [you] You have neither coins nor points: you pay nothing.
       *[other] { $name } has neither coins nor points and pays nothing.
    }
event-no_expansion =
    { $who ->
        [you]
            { $short ->
                [yes] You cannot expand: that takes { $cost } coins.
               *[no] You cannot expand: no empty town lies along a road from yours.
            }
       *[other]
            { $short ->
                [yes] { $name } cannot expand: that takes { $cost } coins.
               *[no] { $name } cannot expand: no empty town lies along a road from theirs.
            }
    }
event-nothing_freed =
    { $who ->
        [you] The Vikings hold no town: there is nothing for you to free.
       *[other] The Vikings hold no town: there is nothing for { $name } to free.
    }
event-marriage_town_missed =
    { $who ->
        [you] { $region } is full: your marriage brings no town.
       *[other] { $region } is full: the marriage brings { $name } no town.
    }
event-track_town_missed =
    { $who ->
        [you] No town is empty: courtship space { $space } gives you nothing.
       *[other] No town is empty: courtship space { $space } gives { $name } nothing.
    }
event-spoils_tied =
    { $raiders ->
        [0] Nobody has raiders: there are no spoils.
        [one] Several players have the most raiders, 1 each: nobody takes the first spoils.
       *[other] Several players have the most raiders, { $raiders } each: nobody takes the first spoils.
    }
event-church_tied =
    { $discs ->
        [0] Nobody has discs in the church: there is no reward.
        [one] Several players have the most discs in the church, 1 each: nobody takes the first reward.
       *[other] Several players have the most discs in the church, { $discs } each: nobody takes the first reward.
    }
event-monastery_missed =
    { $who ->
        [you] You have no town for a monastery.
       *[other] { $name } has no town for a monastery.
    }
event-church_left =
    { $who ->
        [you] You take the marker and get { discs } back.
       *[other] { $name } takes the marker and gets { discs } back.
    }
source-track = Points on the track
source-coins = Most coins
source-marker = The marker
source-renown = Renown
source-claims = Region tokens
source-regions = Number of regions
event-game_won = { $result }
won-by-claims =
    { $who ->
        [you] You win: { points }, as many as { $second }, but with more region tokens, { $claims } to { $next_claims }.
       *[other] { $name } wins: { points }, as many as { $second }, but with more region tokens, { $claims } to { $next_claims }.
    }
won-by-marriages =
    { $who ->
        [you] You win: { points } and as many region tokens as { $second }, but with more marriages.
       *[other] { $name } wins: { points } and as many region tokens as { $second }, but with more marriages.
    }
finale-claims =
    { $who ->
        [you] Your regions: { points }.
       *[other] { $name }’s regions: { points }.
    }

## The situation

situation-round = { $round }.
situation-trick = Trick { $trick } of { $tricks }.
situation-over = The game is over.
situation-vikings-left =
    { $count ->
        [0] All Viking cards have come.
       *[other] Viking cards still to come: { $cards }.
    }
situation-marriages-left =
    { $count ->
        [0] All marriage cards have come.
       *[other] Marriage cards not revealed yet: { $names }.
    }
situation-refused = The Princess of Denmark has been refused.
situation-road = { $one }–{ $two }
situation-roads = Roads: { $roads }.
situation-acting =
    { $who ->
        [you] You are acting with the { $card }: { $action }.
       *[other] { $name } is acting with the { $card }: { $action }.
    }
situation-resolved = Cards up to { $card } have acted.
situation-lacks =
    { $who ->
        [you] Colours that, as all know, you do not have in hand: { $colours }.
       *[other] Colours that { $name } does not have in hand: { $colours }.
    }
situation-passed =
    { $state ->
        [kept] Pack { $turn }: you kept { $kept }.
        [seen] Pack { $turn }: { $passed }.
       *[both] Pack { $turn }: you kept { $kept } and passed on { $passed }.
    }
situation-vikings = Vikings: raiders left in the battle area, { $left } of { $strength }.
situation-marriage =
    { $left ->
        [0] Marriage: { $marriage } ({ $reward }). Last round.
        [one] Marriage: { $marriage } ({ $reward }). 1 left in the deck.
       *[other] Marriage: { $marriage } ({ $reward }). { $left } left in the deck.
    }
situation-marker =
    { $who ->
        [you] You have the marker.
       *[other] Marker: { $name }.
    }
situation-player =
    { $weddings ->
        [0] { player-has }.
       *[other] { player-has }; marriages: { $wed }.
    }
player-has =
    { $who ->
        [you] You: { player-things }
       *[other] { $name }: { player-things }
    }
player-things = { points }, coins { $coins }, renown { $renown }, towns { $towns }, courtship { $space }, raiders { $raiders }, church { $church }, cards { $cards }
situation-princess =
    { $side ->
        [military] { $name } (military support)
       *[trade] { $name } (trade)
    }
situation-regions = Regions (weight / threshold):
situation-weight = { $name } { $weight }
region-token =
    { $state ->
        [held]
            { $who ->
                [you] the token is yours
               *[other] token with { $name }
            }
        [up] token face up on the board
       *[down] token face down
    }
situation-region =
    { $count ->
        [0] { $region }, { points }, { $weight }/{ $threshold }, { region-token }. Towns: { $towns }.
       *[other] { $region }, { points }, { $weight }/{ $threshold }, { region-token }; weights: { $weights }. Towns: { $towns }.
    }
situation-town-empty =
    { $state ->
        [active] { $town } ({ $colour }, active)
       *[empty] { $town } ({ $colour })
    }
situation-town-disc =
    { $built ->
        [monastery] { $town } [{ town-of }, monastery]
       *[none] { $town } [{ town-of }]
    }
town-of =
    { $who ->
        [you] yours
       *[other] { $name }
    }
disc-of =
    { $who ->
        [you] your disc
       *[other] disc of { $name }
    }
situation-town-viking =
    { $built ->
        [monastery] { $town } [Vikings, { disc-of }, monastery]
       *[none] { $town } [Vikings, { disc-of }]
    }
situation-active = Active town: { $town }.
situation-cards = Trick: { $cards }.
situation-card = { $name }, { $card }
situation-winner =
    { $who ->
        [you] You have won the trick.
       *[other] The trick is won by { $name }.
    }
situation-gone = Cards played in this round: { $cards }.
situation-draft = Draft, turn { $turn } of { $turns }.
situation-kept = You have kept:
situation-pack = You choose from:
situation-hand = Your hand:

## Help

help-1-title = How to play
help-1-text =
    You want to be High King of Ireland. For 3 to 5 players: 3 rounds with three, 4 with four or five. In each round (BB-2.7, BB-3):

    1. The Vikings land, and a marriage is revealed.
    2. Draft. You keep two cards and pass the others to the left, until none are left.
    3. Tricks. Whoever has the marker puts it on an empty town and plays a card of its colour or a white one; the others play any card. The highest that fits wins and takes the town. Losing pays too: coins and an expansion, or else courtship, raiders or discs in the church.
    4. Upkeep. Whoever is highest in courtship wins the marriage; whoever has the fewest raiders loses a town; the church gives monasteries; each region is claimed by whoever weighs most in it.

    Low cards give more and act first; high ones win more tricks, but the highest cost coins.

    In the end the regions you have claimed, and in how many you are, score most. The cards, the towns with their roads, the marriages and the prices are in the tables at the end of this help.

help-2-title = The table
help-2-text =
    Ireland has 8 regions and 53 towns, each red, blue or yellow. Every region has a threshold and points. (BB-1)

    There are 25 cards with the values 1 to 25: seven red (battle), seven blue (church), seven yellow (courtship) and four white ones (13, 20, 21 and 22), which fit any town. (BB-1.2, BB-1.5)

    You begin with 3 coins, 1 renown, 10 points and your disc on the first space of courtship. In turn, everybody puts a disc in a region that has none yet. (BB-2)

help-3-title = The draft
help-3-text =
    When a round begins the Vikings land (as many raiders as their card says) and the marriage of the round is revealed. (BB-3.2)

    Everybody is dealt 8, 6 or 5 cards (with 3, 4 or 5 players). All keep two at the same time, in secret, and pass the rest to the left, until none are left. A pack of one or two cards is kept whole. (BB-4)

    You may use what you saw in packs you passed. (BB-13.8)

help-4-title = The trick
help-4-text =
    Whoever has the marker leads: they put it on an empty town and play a card of its colour or a white one. Only a town that a card in hand fits may be chosen. (BB-5.2, BB-5.3)

    The others play any card they like, in turn. The highest card of the town’s colour, or white, wins. (BB-5.6, BB-5.7)

    Then all act from the lowest value to the highest. The winner performs the primary action, above: the town and the marker. A loser chooses one of the secondary actions, below. (BB-5.8)

    Tricks go on until every hand has one card left, which is discarded unseen. (BB-5.1)

help-5-title = The symbols
help-5-text =
    They are resolved from left to right and are mandatory, expansion apart. (BB-6)

    - Town: take the marker and put a disc on the active town. (BB-6.2)
    - Coin: take 1. (BB-6.3)
    - Pay: pay 1 coin. If you have none, lose 2 points, never below 0. (BB-6.4)
    - Cross: a disc in the church. Sword: a raider from the battle area. Ring: one space up in courtship. (BB-6.6 to BB-6.8)
    - Expand: you may pay 5 coins for an empty town joined by a road to one of yours. Not the active town. (BB-6.10)
    - Free: remove a Viking control token, yours or another player’s. (BB-6.9)

    After crosses, swords or rings you may pay 2 coins for each repetition. (BB-6.11)

    If you share a space of courtship when your action is over, you go down to a free one. The first is shared. (BB-6.12)

help-6-title = Marriage
help-6-text =
    After the tricks, whoever is highest in courtship wins the marriage, receives what its card says and goes back to the first space. If nobody has moved up there is no wedding. (BB-8)

    The others receive the reward of their space: 3, 4 and 5, one coin; 6 and 7, two; 8, one renown; 9, an empty town of their choice. (BB-8.7)

    In the last round the Princess of Denmark marries. Whoever wins her chooses: military support (Viking towns count as theirs when regions are claimed in that upkeep and, at the end, for tokens face up on the board, but not for the number of regions), trade (at the end they count for their number of regions, and for nothing else), or refusing her for 4 points. (BB-8.5)

help-7-title = Battle
help-7-text =
    If raiders are left in the area there is a raid: all who have the fewest raiders lose a town. Whoever has the most chooses it; if the lead is tied, each loser chooses their own. The town gets a Viking token: the disc stays below. (BB-9.1 to BB-9.5)

    Then whoever alone has the most raiders gains 1 renown and 1 point for each renown they own, and returns all raiders. After that all who now have the most gain 1 point and return 1. (BB-9.8, BB-9.9)

help-8-title = Church
help-8-text =
    Whoever alone has the most discs puts a monastery on a town of theirs, takes the marker and gets the discs back. Then all who now have the most gain 1 point and get 1 disc back. Whoever still has 4 or more builds a monastery and gets them all back. (BB-10)

    A town with a monastery weighs 2. (BB-11.1)

help-9-title = Claiming regions
help-9-text =
    When the weight of all discs in a region reaches its threshold, its token is turned face up for good. A token that is face up belongs to whoever alone weighs most in the region. The Vikings count as a side: if they weigh most the token goes back to the board. In a tie it stays where it is. (BB-11)

help-10-title = End and points
help-10-text =
    To the points on the track are added (BB-12):

    - 1 for most coins, if one player alone has them; 1 for the marker; 1 for each renown.
    - The points of every region token you hold.
    - Half, rounded down, of every token face up on the board, for those who weigh most there.
    - For the number of regions where you control a town: 3 or 4, 1 point; 5, 3; 6, 5; 7, 7; 8, 10.

    Whoever has the most points wins. A tie is decided by region tokens, then by marriages; if it remains, the win is shared. (BB-12.8)

help-11-title = What is reconstructed
help-11-text =
    Not all that is in the box is in the sources we have:

    - The strengths of the seven Viking cards are reconstructed: 9, 10, 11, 12, 13, 13 and 14. The printed values are not known to us. You can set another list in the options. (BB-16.2)
    - The order of the symbols in the primary action of cards 1 to 3 and 7 to 9 (the coin comes last) is not certain; nor is it that the town comes first, but that never changes anything. (BB-7.2)
    - The coins of the first secondary action of card 5 were inferred from its sister cards. (BB-7.1)
    - The symbols on the cards, the thresholds and points of the regions, the towns with their colours, the roads and the courtship track come from one amateur implementation; what the rulebook shows of them agrees. (BB-1, BB-7)
    - Card 1 lacked the symbol of the town there; we added it, as every card that wins takes the town. (BB-7.1)
    - That first discs go to different regions, and the points for the number of regions, come from public sources outside the rulebook. (BB-2, BB-12)
    - No action card gives renown, though the rulebook explains the symbol: the number of tokens in the box fits that. (BB-6.5)
    - There are 18 red, 18 blue and 17 yellow towns; a yellow one may be missing. (BB-1.1)
    - The names of the towns, the map and the colours of the players are ours.

help-12-title = Open questions and what we decided
help-12-text =
    In some places the rulebook is silent, is cut off or can be read in two ways:

    - In which order do symbols go? From left to right. (BB-14.1)
    - Where do the first discs go? Each to a different region. (BB-14.2)
    - What if the leader has no card for a town? They must choose one that they can match; if there is none, they choose any and play any card. (BB-14.3)
    - Can anybody expand into the active town? No. (BB-14.4)
    - When are repetitions bought? Once for each run of equal symbols. (BB-14.5)
    - And whoever must pay with a single point? They lose that point; the score never falls below 0. (BB-14.6)
    - May another player’s town be freed? Yes, and it must be if there is no other. (BB-14.7)
    - May an action without effect be chosen? Yes. (BB-14.8)
    - In which order are towns lost in a raid? In turn, from whoever has the marker. (BB-14.9)
    - And whoever controls no town? They lose nothing. (BB-14.10)
    - Is there a church reward without discs? No. (BB-14.11)
    - And whoever leads the church without a town for a monastery? They still take the marker and get their discs back. (BB-14.12)
    - And a tie with the Vikings? The token stays where it is. (BB-14.13)
    - And two players tied above the holder of a token? The holder keeps it. (BB-14.14)
    - Do monasteries count double at the end? Yes, for tokens on the board too. (BB-14.15)
    - And a token face up where the Vikings weigh most at the end? It scores for nobody. (BB-14.16)
    - Does a refused Princess count as a marriage? No. (BB-14.17)
    - Is the last card of a hand shown? No. (BB-14.18)
    - What becomes of the monastery of a town that the Vikings take? It stays and weighs for them, or for whoever has military support. (BB-14.20)
    - Must a town be taken as a reward? Yes, if there is one. (BB-14.21)
    - Which way do packs go? Always to the left. (BB-14.22)
    - May you look at the cards you have kept in the draft? Yes, but not swap them. (BB-14.25)
    - Are coins, renown, raiders and discs open? Yes. (BB-14.26)
    - Does the score have an upper end? No; the track goes round again. (BB-14.28)
    - How are the other places ranked? With the same tie-breaks. (BB-14.29)
    - May the discard pile be looked through? No view lists it; the log of what was played is an aid to memory. (BB-14.30)
    - May whoever has 4 or more discs in the church keep them? Not with a town for the monastery. (BB-14.31)

## Help: tables

table-cards = Table: action cards
table-regions = Table: regions
table-region = { $region }: { $towns } towns ({ $red } red, { $blue } blue, { $yellow } yellow), threshold { $threshold }, { points }
table-towns = Table: towns and roads
table-town =
    { $count ->
        [0] { $town }: no roads
        [one] { $town }: road to { $ends }
       *[other] { $town }: roads to { $ends }
    }
table-marriages = Table: marriages
table-marriage = { $marriage }: { $reward }
table-courtship = Table: spaces of courtship
table-space =
    { $gain ->
        [coins]
            { $coins ->
                [one] Space { $space }: 1 coin
               *[other] Space { $space }: { $coins } coins
            }
        [renown] Space { $space }: { $renown } renown
        [town] Space { $space }: any empty town
       *[nothing] Space { $space }: nothing
    }
table-vikings = Table: Vikings
table-viking = Strengths of the seven cards, reconstructed: { $strengths }
table-prices = Table: prices
table-expand = Expansion: { $coins } coins
table-extra = Repeating a cross, a sword or a ring: { $coins } coins
table-pay = Paying without coins: { points } instead of each coin
table-monastery = A monastery for the discs left in the church: { $discs } or more
table-final = Table: points at the end
table-most-coins = Having more coins than anybody else: { points }
table-marker = The marker: { points }
table-presence =
    { $count ->
        [one] Towns in 1 region: { points }
       *[other] Towns in { $count } regions: { points }
    }
table-setups = Table: rounds and cards
table-setup = { $players } players: { $rounds } rounds of { $tricks } tricks, { $cards } cards each

## Drawing: the map

path-draft = Draft
path-tricks = Tricks
path-upkeep = End of round
draw-round = Round { $round } of { $rounds }
draw-ireland = Ireland
draw-contests = Contests
draw-map = Map of Ireland
draw-atlantic = Atlantic Ocean
draw-irish_sea = Irish Sea
draw-region = { $region }: weight { $weight } of { $threshold }, { points }
draw-town =
    { $state ->
        [empty]
            { $active ->
                [active] { $town }, empty { $colour } town, the active one
               *[no] { $town }, empty { $colour } town
            }
        [viking]
            { $built ->
                [monastery] { $town }, held by the Vikings, with a disc of { $name } and a monastery
               *[none] { $town }, held by the Vikings, with a disc of { $name }
            }
       *[disc]
            { $built ->
                [monastery] { $town }, of { $name }, with a monastery
               *[none] { $town }, of { $name }
            }
    }
draw-marker = Active town marker on { $town }
draw-claim =
    { $state ->
        [held] Token of { $region }, { points }, with { $name }
        [up] Token of { $region }, { points }, face up
       *[down] Token of { $region }, { points }, face down
    }

## Drawing: the plates

draw-trick = Trick { $trick } of { $tricks }
draw-trick-hint = resolved from low to high
draw-draft = Draft
draw-draft-hint = two cards, the rest to the left
draw-between = Table
draw-setup = first discs
draw-upkeep = upkeep
draw-marriage = Marriage
draw-no-marriage = no marriage now
draw-marriage-hint =
    { $gain ->
        [town] { $name } · { points } and town: { $region }
        [renown] { $name } · { points } and 1 renown
       *[none] { $name } · { points }
    }
draw-space =
    { $count ->
        [0] Space { $space }: free
       *[other] Space { $space }: { $names }
    }
draw-battle = Battle
draw-battle-hint = { $left } of { $strength }
draw-church = Church
draw-church-hint = { $discs }: monastery
draw-regions = Regions
draw-regions-hint = weight / threshold · holder · points
draw-claim-up = face up on the board
draw-nobody = nobody
draw-seen = Cards
draw-seen-hint = struck out: played; framed: yours

## Drawing: the hand

draw-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
draw-renown = renown
draw-no-cards = Nobody holds cards now.
draw-hand = Your hand
draw-kept = Cards you have kept
draw-pack = Cards to choose from
draw-win = Would win
draw-lose = Would lose
draw-acts = { " " }· acts { ordinal }

## Drawing: the players

draw-vital-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
draw-vital-renown = { $count } renown
draw-vital-town =
    { $count ->
        [one] 1 town
       *[other] { $count } towns
    }
draw-vital-scroll =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
draw-vital-raider =
    { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    }
draw-vital-cross =
    { $count ->
        [one] 1 disc in the church
       *[other] { $count } discs in the church
    }
draw-vital-ring = Courtship space { $count }
draw-played = { $name }: { $card }
draw-note-draft = Chooses cards
draw-note-chosen = Has chosen
draw-note-acts = Decides
draw-note-card =
    { $state ->
        [won] Wins with the { $card }
        [lead] Led the { $card }
       *[played] Played the { $card }
    }
draw-note-marker = Has the marker
draw-note-princess =
    { $side ->
        [military] Military support
       *[trade] Trade
    }
draw-note-waits = Waits
draw-note-rests = Upkeep
draw-note-won = Wins
draw-note-shared = Shares the win
draw-note-rank = { ordinal } place

## Why not

why-taken =
    { $who ->
        [you] { $town } is yours already; an empty town is needed.
       *[other] { $name } has a disc in { $town }; an empty town is needed.
    }
why-region-begun = There is a disc in { $region } already: at the start each disc goes to a region of its own.
why-no-card = You have no card for { $town } ({ $colour }): none of its colour and no white one.
why-active = { $town } is the town of this trick: whoever wins it takes the town.
why-no-road = No road joins { $town } to a town of yours.
why-other-region = { $town } is in { $region }; the marriage gives a town of { $wanted }.
why-no-vikings = There are no Vikings in { $town }.
why-not-of =
    { $who ->
        [you] { $town } is not yours.
       *[other] { $town } is not { $name }’s.
    }
why-raided = The Vikings hold { $town } already.
why-monastery = { $town } has a monastery already.
why-kept = The { $card } is yours already.
why-colour = The { $card } cannot open in { $town } ({ $colour }): play a card of its colour or a white one.

## Help: figures and terms

figure-map = The towns, in the colour of the card that takes them, and the roads between them. Every region has its threshold and its points.
figure-region = The tile of every region says how many points it gives. Whoever weighs most there claims it.
figure-tracks = Courtship, raiders and church: what the upkeep decides.
term-renown = renown
term-renown-about = What every battle that you win alone is worth, and what breaks ties in regions.
term-monastery = monastery, monasteries
term-monastery-about = A town with a monastery weighs 2 in its region.
term-raider = raider, raiders
term-raider-about = The Vikings that you have driven off this round. Whoever has fewest loses a town.
term-courtship = courtship
term-courtship-about = The way to the marriage of the round: whoever is furthest up weds.
term-threshold = threshold
term-threshold-about = How many towns a region needs before it can be claimed.
