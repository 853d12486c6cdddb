## The rulebook

race_for_the_galaxy-rules-00-title = # Race for the Galaxy

race_for_the_galaxy-rules-01-overview =
    ## Overview

    Each player builds a galactic civilisation out of cards: worlds that are settled or conquered, and developments of technology and society. The cards you place lie in front of you and are your tableau. They have powers that help you with everything that follows.

    In each round everybody chooses an action in secret. What somebody has chosen everybody does; only those who chose it have its bonus. So half of the game is to guess what the others will do for you.

    Whoever has the most victory points (VP) at the end wins: for chips, for placed cards, for goals and for prestige.

    There are four set levels, each with all cards of those before it: the base game, The Gathering Storm (goals), Rebel vs Imperium (a choice of start worlds, and takeovers) and The Brink of War (prestige and searching). What this book says of prestige holds with The Brink of War only.

race_for_the_galaxy-rules-02-cards =
    ## What a card is

    A card can be three things: something to place in your tableau, money when it is paid from your hand, and a good when it lies face down on a world. A good is never looked at.

    - Developments have a cost. Those with a cost of 6 have “?” for their VP, which are counted at the end; only { race_for_the_galaxy-card-pan_galactic_research } has VP of its own.
    - Peaceful worlds have a cost as well. Military worlds have a defence instead, and are conquered.
    - Worlds may have a kind: { race_for_the_galaxy-kind-novelty }, { race_for_the_galaxy-kind-rare }, { race_for_the_galaxy-kind-genes } or { race_for_the_galaxy-kind-alien }. Production worlds produce a good of their kind in every phase V. Windfall worlds get a good once, when they are placed, and later only by a bonus or a power. Worlds without a kind have no goods.
    - Some cards have keywords: { race_for_the_galaxy-keyword-alien }, { race_for_the_galaxy-keyword-imperium }, { race_for_the_galaxy-keyword-rebel }, { race_for_the_galaxy-keyword-terraforming }, { race_for_the_galaxy-keyword-uplift }, and { race_for_the_galaxy-keyword-chromo }, which is a symbol on the card. Powers, goals and six-cost developments speak of them. The keyword { race_for_the_galaxy-keyword-alien } is not the same as the kind { race_for_the_galaxy-kind-alien }: { race_for_the_galaxy-card-alien_tech_institute } and { race_for_the_galaxy-card-deserted_alien_world } have the keyword only.
    - Some cards have the prestige symbol, which gives 1 prestige when they are placed.
    - Powers are marked with the phase in which they work: I, II, III, IV and V; $ is for trading, which is a part of phase IV. Powers that begin with the word takeover hold only if takeovers are in the game.

race_for_the_galaxy-rules-03-setup =
    ## Setup

    - The base game is for { $least-seats } to { $base-seats } players and has { $base-cards } cards, { $base-starts } of them start worlds. The Gathering Storm is for up to { $storm-seats } and brings it to { $storm-cards } cards and { $storm-starts } start worlds, Rebel vs Imperium for up to { $rebel-seats } with { $rebel-cards } cards and { $rebel-starts } start worlds, The Brink of War for up to { $brink-seats } with { $brink-cards } cards and { $brink-starts } start worlds. From Rebel vs Imperium on, { race_for_the_galaxy-card-new_gambling_world } replaces { race_for_the_galaxy-card-gambling_world }.
    - { $pool } VP in chips for each player go into the pool, and { $more-pool } more with The Brink of War.
    - With goals, { $firsts } first goals and { $mosts } most goals are drawn at random and lie in the middle.
    - Base game and The Gathering Storm: each player gets a start world at random. It is the first card of the tableau; the other start worlds are shuffled into the deck.
    - From Rebel vs Imperium on: start worlds with even numbers are blue, those with odd numbers red. Each player is dealt one of each colour, and the rest is shuffled into the deck. Everybody keeps one in secret and discards the other face down; all are revealed together.
    - Start worlds are numbered. Wherever order matters, the player with the lowest number goes first, then the others in the order of seats, to the end of the game, whatever becomes of the start worlds.
    - Each player draws { $first-hand } cards and discards { $discards } of them, face down, before the start worlds that were chosen are revealed: everybody begins with { $hand } cards. Whoever begins with { race_for_the_galaxy-card-ancient_race } discards one more and has { $ancient-hand }. Whoever begins with { race_for_the_galaxy-card-galactic_scavengers } puts one more under it.
    - A windfall world that is a start world gets its good now. The goals are looked at once before the first round.
    - With The Brink of War everybody also has the prestige card, which can be used once in the game.

race_for_the_galaxy-rules-04-round =
    ## The round

    Everybody chooses one action card in secret, and all are revealed at the same time. Then the phases that were chosen take place, once each and in this order; the others are left out.

    - I, Explore: draw cards and keep some.
    - II, Develop: place a development.
    - III, Settle: place a world.
    - IV, Consume: sell a good, turn goods into VP and cards.
    - V, Produce: goods on worlds.

    All players take part in every phase. Whoever chose it has the bonus:

    - { race_for_the_galaxy-action-explore_five }: { race_for_the_galaxy-bonus-explore_five }.
    - { race_for_the_galaxy-action-explore_one }: { race_for_the_galaxy-bonus-explore_one }.
    - { race_for_the_galaxy-action-develop }: { race_for_the_galaxy-bonus-develop }.
    - { race_for_the_galaxy-action-settle }: { race_for_the_galaxy-bonus-settle }.
    - { race_for_the_galaxy-action-consume_trade }: { race_for_the_galaxy-bonus-consume_trade }.
    - { race_for_the_galaxy-action-consume_twice }: { race_for_the_galaxy-bonus-consume_twice }.
    - { race_for_the_galaxy-action-produce }: { race_for_the_galaxy-bonus-produce }.

    If somebody chose { race_for_the_galaxy-action-consume_trade } and somebody else { race_for_the_galaxy-action-consume_twice }, there is one phase IV, and each has the own bonus. In the same way there is only one phase I.

    With The Brink of War, the prestige leader is rewarded at the start of a round, before actions are chosen. Whoever chose { race_for_the_galaxy-action-search } searches before phase I. Whoever owns { race_for_the_galaxy-card-psi_crystal_world } chooses when the others are revealed.

race_for_the_galaxy-rules-05-powers =
    ## Powers

    - A card works from the phase after the one in which it was placed. Until then its powers, its military and its keywords count for nothing; only a windfall world has its good at once, a prestige symbol counts at once, and most goals count the card at once.
    - Powers are used without fail, unless the card says that you may.
    - The powers of several cards add up. A cost never falls below 0, and nothing is paid back.
    - When the deck is empty, the discards are shuffled at once and are the new deck.
    - At the end of every phase first goals are looked at, then most goals, then the prestige leader.

race_for_the_galaxy-rules-06-explore =
    ## Phase I: Explore

    First, owners of { race_for_the_galaxy-card-alien_departure_point } and { race_for_the_galaxy-card-pan_galactic_hologrid } may discard a card of the hand for 1 prestige, once for each of these cards.

    Everybody draws 2 cards, and more for powers and bonus: 5 more for { race_for_the_galaxy-action-explore_five }, 1 more for { race_for_the_galaxy-action-explore_one }. All draw before anybody discards.

    Of the cards just drawn everybody keeps 1, and more for powers and for { race_for_the_galaxy-action-explore_one } (1 more). The others are discarded. The rest of the hand is not touched, unless a card such as { race_for_the_galaxy-card-blaster_runners } or the prestige bonus lets you mix: then the cards drawn go to the hand, and you discard as many as you would have to, but any of them.

race_for_the_galaxy-rules-07-develop =
    ## Phase II: Develop

    - First everybody draws for powers that say so ({ race_for_the_galaxy-card-interstellar_bank }, { race_for_the_galaxy-card-galactic_bankers }, { race_for_the_galaxy-card-galactic_developers }). For { race_for_the_galaxy-card-information_hub } and { race_for_the_galaxy-card-galactic_power_brokers } one draws as well, but then discards 1 card of the hand for each of them.
    - Everybody may choose one development from the hand, in secret, and all are revealed at the same time. No tableau may have the same development twice.
    - The cost is paid with other cards of the hand: the number on the card, less all discounts, less 1 for whoever chose { race_for_the_galaxy-action-develop }. Exactly that many cards are discarded, face down. You can't choose what you can't pay for.
    - It can be made cheaper: by { $r_d_crash_program-crash }, discarding { race_for_the_galaxy-card-r_d_crash_program } from the tableau, and by { $golden_age_of_terraforming-rare_good }, discarding one { race_for_the_galaxy-kind-rare } good for { race_for_the_galaxy-card-golden_age_of_terraforming }.
    - Afterwards you draw for powers such as that of { race_for_the_galaxy-card-public_works }; the card just placed does not count. You gain prestige for the symbol on the card, for any development by { race_for_the_galaxy-card-pan_galactic_affluence }, for a { race_for_the_galaxy-keyword-rebel } development by { race_for_the_galaxy-card-rebel_freedom_fighters } and { race_for_the_galaxy-card-rebel_council }, and for one that costs 6 by { race_for_the_galaxy-card-federation_capital }.

race_for_the_galaxy-rules-08-settle =
    ## Phase III: Settle

    Everybody may choose one world from the hand, in secret, and all are revealed at the same time. Then, in order, everybody pays or conquers.

    - A peaceful world costs as many cards of the hand as its number says, less the discounts for all worlds and for its kind.
    - { race_for_the_galaxy-card-lifeforms_inc } and { race_for_the_galaxy-card-golden_age_of_terraforming } make the world that you pay for cheaper by { $lifeforms_inc-genes_good } each, for one { race_for_the_galaxy-kind-genes } good each.
    - { race_for_the_galaxy-card-colony_ship } or { race_for_the_galaxy-card-doomed_world } can be discarded from the tableau instead: then the world costs nothing. They don't do so for a world of the kind { race_for_the_galaxy-kind-alien }.
    - A military world is conquered, or paid for with a power such as that of { race_for_the_galaxy-card-contact_specialist }.
    - A windfall world gets its good as soon as it is revealed.
    - When the world is settled, whoever chose { race_for_the_galaxy-action-settle } draws 1 card, and everybody draws for powers such as that of { race_for_the_galaxy-card-terraforming_robots }. For { race_for_the_galaxy-card-imperium_fuel_depot } one draws { $imperium_fuel_depot-draw_after_settle } and then discards 1 card of the hand.
    - You gain prestige for the symbol on the world, for a { race_for_the_galaxy-keyword-rebel } military world by { race_for_the_galaxy-card-rebel_freedom_fighters } and { race_for_the_galaxy-card-imperium_capital }, and for a production world by { race_for_the_galaxy-card-alien_cornucopia }. With { race_for_the_galaxy-card-golden_age_of_terraforming } a production world gets a good, which is not produced.

    A world can be chosen only if there is a way to settle it. If the only way is to discard a card, it has to be done.

race_for_the_galaxy-rules-09-military =
    ## Military and conquest

    To conquer a military world, your military against it must be at least its defence. This costs nothing, and no military is used up.

    - Your total military is the sum of all powers with plain military. Some are negative, and the total can be negative, too. { race_for_the_galaxy-card-hidden_fortress } adds 1 for each military world, { race_for_the_galaxy-card-uplift_mercenary_force } and { race_for_the_galaxy-card-uplift_revolt_world } 1 each for each { race_for_the_galaxy-keyword-chromo } world, themselves included; { race_for_the_galaxy-card-rebel_freedom_fighters } takes 2 away from whoever has an { race_for_the_galaxy-keyword-imperium } card.
    - Some military counts only against worlds of one kind, or against { race_for_the_galaxy-keyword-rebel } military worlds ({ race_for_the_galaxy-card-galactic_imperium }). It is added for such a world, but is not part of the total.
    - Military for a phase: { race_for_the_galaxy-card-new_military_tactics } is discarded from the tableau for +{ $new_military_tactics-tactic }. For { race_for_the_galaxy-card-space_mercenaries } and { race_for_the_galaxy-card-mercenary_fleet }, up to { $space_mercenaries-mercenary } cards of the hand are discarded, for +1 each; for { race_for_the_galaxy-card-rebel_troops }, { race_for_the_galaxy-card-uplift_mercenary_force }, { race_for_the_galaxy-card-primitive_rebel_world } and { race_for_the_galaxy-card-rebel_convict_mines } { $rebel_troops-mercenary } each. { race_for_the_galaxy-card-alien_booby_trap } gives +{ $alien_booby_trap-bribe } for 1 prestige, { race_for_the_galaxy-card-rebel_fuel_refinery } +{ $rebel_fuel_refinery-fuel } for a { race_for_the_galaxy-kind-rare } good, each once in a phase.
    - It lasts to the end of the phase and so counts for a second world as well. Powers for cards of the hand need not be used to the full, but what you leave is lost for your own worlds; only against a takeover it can still be used. To conquer a world, such powers can be used only where they are needed, and enough for it.

race_for_the_galaxy-rules-10-contact =
    ## Paying for military worlds

    Some cards let you place a military world as if it were peaceful. The cost is its defence, less what the power says, less all discounts that fit. One such power is used for a world.

    - { race_for_the_galaxy-card-contact_specialist }: { $contact_specialist-envoy } less; { race_for_the_galaxy-card-rebel_cantina }: nothing less; { race_for_the_galaxy-card-rebel_alliance }: { $rebel_alliance-envoy } less, for { race_for_the_galaxy-keyword-rebel } worlds. None of them for a world of the kind { race_for_the_galaxy-kind-alien }.
    - { race_for_the_galaxy-card-alien_research_team }: for worlds of the kind { race_for_the_galaxy-kind-alien }. { race_for_the_galaxy-card-ravaged_uplift_world }: for { race_for_the_galaxy-keyword-chromo } worlds.
    - With { race_for_the_galaxy-card-rebel_pact } it is { $rebel_pact-envoy_discount } less again. { race_for_the_galaxy-card-pan_galactic_mediator } gives 1 prestige each time.
    - { race_for_the_galaxy-card-colony_ship } and { race_for_the_galaxy-card-doomed_world } can be used with these powers, and so can goods for a discount.

    Military never makes a payment smaller, and a payment adds nothing to military. The world remains a military world for everything that counts them.

race_for_the_galaxy-rules-11-more_worlds =
    ## Other ways to worlds

    - Conquering a peaceful world: { race_for_the_galaxy-card-imperium_cloaking_technology } is discarded, and the defence of the world is its cost less { $imperium_cloaking_technology-cloak }. Or { race_for_the_galaxy-card-imperium_invasion_fleet } is discarded: the defence is the cost, and you gain { $imperium_invasion_fleet-cloak } prestige.
    - { race_for_the_galaxy-card-improved_logistics }: once your first world in a phase III is settled, you may place a second one, by any means, or declare a takeover. The first world doesn't help with it. The bonus card for { race_for_the_galaxy-action-settle } is drawn once only, but powers draw for each world.
    - { race_for_the_galaxy-card-rebel_sneak_attack }: once you have placed a world or declared a takeover, you may conquer one military world of your hand more, discarding this card. It can't be paid for.
    - { race_for_the_galaxy-card-terraforming_engineers }: once in a phase III you may replace a peaceful world that you had before by a peaceful world of your hand, at no cost. It must be of the same kind, without goods if the old one is, and cost as much or up to { $terraforming_engineers-upgrade } more. You gain 1 prestige, and 1 for a symbol. The old world is discarded with its good and the cards under it; a new windfall world gets its good. This is no settling: nothing else follows from it.

race_for_the_galaxy-rules-12-takeovers =
    ## Takeovers

    With takeovers, whoever places no world in phase III, or no second one with { race_for_the_galaxy-card-improved_logistics }, may try to take over a world of another player. It must have been there before this phase, and be a military one; with { race_for_the_galaxy-card-imperium_invasion_fleet }, which is then discarded, it may be a peaceful one. A power is needed:

    - { race_for_the_galaxy-card-imperium_seat }: a { race_for_the_galaxy-keyword-rebel } military world of anybody.
    - { race_for_the_galaxy-card-rebel_alliance }, or { race_for_the_galaxy-card-rebel_sneak_attack }, which is discarded: a world of a player who has an { race_for_the_galaxy-keyword-imperium } card. You have { $rebel_alliance-takeover } military more for each of your own { race_for_the_galaxy-keyword-rebel } military worlds.
    - { race_for_the_galaxy-card-imperium_cloaking_technology }, which is discarded: a world of a player with a total military of 1 or more.
    - { race_for_the_galaxy-card-imperium_planet_buster }: the same, but the world is destroyed, for { $imperium_planet_buster-destruction } prestige.
    - { race_for_the_galaxy-card-interstellar_casus_belli }: a world of anybody. It costs 1 prestige, and success gives { $interstellar_casus_belli-takeover }.

    The attempt is declared when it is your turn to settle. What it costs is paid at once, and you may use powers for military in any number; later you can't. Any world that a power fits may be attacked, hopeless or not. { race_for_the_galaxy-card-imperium_seat } can never strike a peaceful world.

    When all have settled, attempts are decided in the order in which they were declared:

    - First, the owner of { race_for_the_galaxy-card-pan_galactic_security_council } may spend 1 prestige to prevent one attempt, whoever is attacked.
    - An attempt fails if the world is no longer where it was, or if an earlier attempt of the same player has failed.
    - Attack: your total military, what counts against this world, military for this phase and the bonus of the power. Defence: the same of the owner, plus the defence of the world (its cost, if it is peaceful). { race_for_the_galaxy-card-rebel_pact } adds 1 for each military world of the owner and 1 more for each { race_for_the_galaxy-keyword-rebel } one.
    - If the attack is strong enough, the owner may add military for this phase that is not used up yet, if that can save the world. It counts against later attempts, too.
    - An attack as strong as the defence succeeds. The world changes hands with its good and the cards under it. Its symbol gives no prestige, and a windfall world gets no new good, but you draw and gain prestige for powers as for a world that you have placed. A peaceful world gives 2 prestige. For a world that is destroyed you only draw.

    During a phase III, powers, keywords and military count as they were at its start: cards that were discarded, replaced, destroyed or taken over in it count for their former owner until it ends, and for nobody else before. Only most goals look at what is really there.

race_for_the_galaxy-rules-13-goods =
    ## Goods

    A world has one good at most. It is the top card of the deck, laid face down, and has the kind of its world. When it is sold, consumed or given up for a power, it is discarded unseen.

    Placed windfall worlds get their good at once; this is not production. Production worlds are empty when they are placed. Goods of worlds placed in this phase III can't be given up in it.

race_for_the_galaxy-rules-14-trade =
    ## Trading

    Whoever chose { race_for_the_galaxy-action-consume_trade } must sell one good at the beginning of phase IV, having one. It brings cards from the deck:

    - { race_for_the_galaxy-kind-novelty }: { $price-novelty }
    - { race_for_the_galaxy-kind-rare }: { $price-rare }
    - { race_for_the_galaxy-kind-genes }: { $price-genes }
    - { race_for_the_galaxy-kind-alien }: { $price-alien }

    Powers marked $ are added if they fit: for all goods, for a kind, or for the good of the very world ({ race_for_the_galaxy-card-pirate_world }, { race_for_the_galaxy-card-star_nomad_lair }). The good of { race_for_the_galaxy-card-alien_oort_cloud_refinery } can't be sold by the action card.

    Two cards have a power of phase IV that sells a good, whatever action their owner has chosen: { race_for_the_galaxy-card-trade_league } at the full price, with the powers marked $, and { race_for_the_galaxy-card-black_market_trading_world } at the price of this list and no more. They have to be used if there is a good left.

race_for_the_galaxy-rules-15-consume =
    ## Phase IV: Consume

    After trading, each player uses the powers marked IV, one by one and each once, in any order.

    - All powers that can be used have to be used, and as far as possible: a power for up to 3 goods takes 3 if there are 3. So goods can't be saved, but you choose which power takes which good.
    - A power that takes a number of goods in all is used only if there are so many. { race_for_the_galaxy-card-galactic_exchange } takes one good of each kind that you have. The good of { race_for_the_galaxy-card-alien_oort_cloud_refinery } may be taken as one of a kind of which you keep another good.
    - What takes cards of your hand or prestige is left to you ({ race_for_the_galaxy-card-deficit_spending }, { race_for_the_galaxy-card-merchant_world }, { race_for_the_galaxy-card-galactic_bazaar }, { race_for_the_galaxy-card-galactic_bankers }, { race_for_the_galaxy-card-r_d_crash_program }, { race_for_the_galaxy-card-pan_galactic_security_council }, { race_for_the_galaxy-card-alien_guardian }, { race_for_the_galaxy-card-interstellar_casus_belli }, { race_for_the_galaxy-card-galactic_power_brokers }).
    - VP are taken as chips from the pool. If there are too few, chips from outside are used: nobody goes short.
    - For { race_for_the_galaxy-action-consume_twice }, VP for goods are doubled, and those of { race_for_the_galaxy-card-interstellar_casus_belli } and { race_for_the_galaxy-card-galactic_salon }, too. Cards and prestige are not, nor are VP for cards of the hand.
    - Goods that no power takes stay where they are.

race_for_the_galaxy-rules-16-produce =
    ## Phase V: Produce

    - Every production world without a good gets one.
    - Whoever chose { race_for_the_galaxy-action-produce } puts a good on one windfall world without a good.
    - Powers produce on windfall worlds, of one kind or of any, draw cards, and give prestige ({ race_for_the_galaxy-card-uplift_gene_breeders }, { race_for_the_galaxy-card-ravaged_uplift_world }). { race_for_the_galaxy-card-universal_symbionts } can't produce on itself. All cards under { race_for_the_galaxy-card-galactic_scavengers } come into the hand.
    - For a card of the hand, { race_for_the_galaxy-card-damaged_alien_factory } produces on itself, { race_for_the_galaxy-card-lifeforms_inc } on a { race_for_the_galaxy-kind-genes } windfall world, { race_for_the_galaxy-card-alien_booby_trap } on one of the kind { race_for_the_galaxy-kind-alien }, { race_for_the_galaxy-card-universal_exports } on any.
    - Then come the powers that count what you have produced in this phase: { race_for_the_galaxy-card-consumer_markets }, { race_for_the_galaxy-card-research_labs }, { race_for_the_galaxy-card-diversified_economy }.
    - At the very end, { race_for_the_galaxy-card-mining_conglomerate } draws for the player who has produced more { race_for_the_galaxy-kind-rare } goods than any other player, and { race_for_the_galaxy-card-pan_galactic_affluence } for more goods in all. With a tie nobody draws for it.

    What only gives takes place by itself, in an order that is never worse than another. You are asked where several windfall worlds could have a good, and for the order of the last powers if a card of the hand could pay for a good between them.

race_for_the_galaxy-rules-17-limit =
    ## The end of a round

    Whoever has more than { $limit } cards in the hand discards down to { $limit }, face down. With { race_for_the_galaxy-card-pan_galactic_research } or { race_for_the_galaxy-card-black_hole_miners } the limit is { $large-limit }. There is no limit during a round.

    The owner of { race_for_the_galaxy-card-retrofit_salvage_inc } then takes all that the others have discarded in this way, even over the limit.

race_for_the_galaxy-rules-18-goals =
    ## Goals

    Goals come with The Gathering Storm; later sets bring more of them. They are worth VP at the end, but they are no chips.

    First goals: { $first-points } VP. Everybody who has what it asks for at the end of the phase in which it is first reached gets it, and keeps it to the end.

    - { race_for_the_galaxy-goal-galactic_standard_of_living }: { race_for_the_galaxy-aim-galactic_standard_of_living } (after phase IV, and when the prestige leader is rewarded).
    - { race_for_the_galaxy-goal-system_diversity }: { race_for_the_galaxy-aim-system_diversity } (after III).
    - { race_for_the_galaxy-goal-overlord_discoveries }: { race_for_the_galaxy-aim-overlord_discoveries } (after II and III).
    - { race_for_the_galaxy-goal-budget_surplus }: { race_for_the_galaxy-aim-budget_surplus }, because the hand was too large.
    - { race_for_the_galaxy-goal-innovation_leader }: { race_for_the_galaxy-aim-innovation_leader } (after II and III).
    - { race_for_the_galaxy-goal-galactic_status }: { race_for_the_galaxy-aim-galactic_status } (after II).
    - { race_for_the_galaxy-goal-uplift_knowledge }: { race_for_the_galaxy-aim-uplift_knowledge } (after II and III).
    - { race_for_the_galaxy-goal-galactic_riches }: { race_for_the_galaxy-aim-galactic_riches } (after III and V).
    - { race_for_the_galaxy-goal-expansion_leader }: { race_for_the_galaxy-aim-expansion_leader } (after II and III).
    - { race_for_the_galaxy-goal-peace_war_leader }: { race_for_the_galaxy-aim-peace_war_leader } (after II and III).
    - { race_for_the_galaxy-goal-galactic_standing }: { race_for_the_galaxy-aim-galactic_standing } (after I, II, III, IV and V, and at the start and end of a round).
    - { race_for_the_galaxy-goal-military_influence }: { race_for_the_galaxy-aim-military_influence } (after II and III).

    Most goals: { $most-points } VP. At the end of a phase it goes to the one player who alone has the most, and enough of it.

    - { race_for_the_galaxy-goal-greatest_military }: { race_for_the_galaxy-aim-greatest_military } (after II and III).
    - { race_for_the_galaxy-goal-largest_industry }: { race_for_the_galaxy-aim-largest_industry } (after III).
    - { race_for_the_galaxy-goal-greatest_infrastructure }: { race_for_the_galaxy-aim-greatest_infrastructure } (after II and III).
    - { race_for_the_galaxy-goal-production_leader }: { race_for_the_galaxy-aim-production_leader } (after III).
    - { race_for_the_galaxy-goal-research_leader }: { race_for_the_galaxy-aim-research_leader } (after II and III).
    - { race_for_the_galaxy-goal-propaganda_edge }: { race_for_the_galaxy-aim-propaganda_edge } (after III).
    - { race_for_the_galaxy-goal-galactic_prestige }: { race_for_the_galaxy-aim-galactic_prestige } (after I, II, III, IV and V, and at the start and end of a round).
    - { race_for_the_galaxy-goal-prosperity_lead }: { race_for_the_galaxy-aim-prosperity_lead } (after II and III).

    A most goal can be lost. Whoever has it keeps it when another draws level. If another has more, it goes to that player; if several have more and are level, it goes back to the middle. If a card is discarded from the tableau or prestige is spent, so that its owner has too few or fewer than another, the goal goes back to the middle at once. Cards that were laid in this phase count already, cards that have left no longer; only { race_for_the_galaxy-goal-greatest_military } counts the military that works.

    At the end of the game, everybody else who is level with the most, and has enough, gets { $tie-points } VP for it.

race_for_the_galaxy-rules-19-prestige =
    ## Prestige

    Prestige is gained for the symbol on a card when it is placed, and by powers. Each prestige is 1 VP at the end. It is never doubled.

    1 prestige is spent at a time: for the prestige bonus of an action, a takeover by { race_for_the_galaxy-card-interstellar_casus_belli } or its VP, cards by { race_for_the_galaxy-card-galactic_power_brokers }, military by { race_for_the_galaxy-card-alien_booby_trap }, or to prevent a takeover.

    At the end of each phase, whoever has the most prestige is the prestige leader, and several who are level share the lead. Nobody leads without prestige.

    At the start of a round each leader takes 1 VP from the pool. A sole leader also draws 1 card, but only if prestige lies on the leader tile: if it was gained since the last start of a round, and in or after the phase in which the lead was won. An option lets a sole leader always draw.

race_for_the_galaxy-rules-20-boost =
    ## The prestige card

    Everybody can use the prestige card once in the game, in one of two ways. With an action card, it costs 1 prestige, which you must have when you choose, and gives a prestige bonus on top of the normal one. Alone, it is a search.

    - { race_for_the_galaxy-action-explore_five }, { race_for_the_galaxy-action-explore_one }: { race_for_the_galaxy-boost-explore_five }.
    - { race_for_the_galaxy-action-develop }: { race_for_the_galaxy-boost-develop }.
    - { race_for_the_galaxy-action-settle }: { race_for_the_galaxy-boost-settle }. The military counts for takeovers and against them, too.
    - { race_for_the_galaxy-action-consume_trade }: { race_for_the_galaxy-boost-consume_trade }. The cards are for the sale of the action card only; the hand cards are never doubled, and may be discarded at any time among your powers.
    - { race_for_the_galaxy-action-consume_twice }: { race_for_the_galaxy-boost-consume_twice }.
    - { race_for_the_galaxy-action-produce }: { race_for_the_galaxy-boost-produce }.

race_for_the_galaxy-rules-21-search =
    ## Searching

    To search, play the prestige card as your action. It costs no prestige and brings about no phase; you take part in the phases of the others. Before phase I, the searchers go in order. Each names one of { $categories } categories:

    - { race_for_the_galaxy-category-army }
    - { race_for_the_galaxy-category-military_windfall }
    - { race_for_the_galaxy-category-peaceful_windfall }
    - { race_for_the_galaxy-category-chromo_world }
    - { race_for_the_galaxy-category-alien_world }
    - { race_for_the_galaxy-category-consumer }
    - { race_for_the_galaxy-category-stronghold }
    - { race_for_the_galaxy-category-six }
    - { race_for_the_galaxy-category-aggression } (only if takeovers are in the game)

    Cards are turned up for all to see until one fits. You take it, or you leave it; then the next one that fits has to be taken. All others are discarded. If every card has been turned up and none was taken, the prestige card is not used up.

    { race_for_the_galaxy-card-alien_oort_cloud_refinery } fits a search for { race_for_the_galaxy-kind-alien } worlds, but leaving it doesn't use up your refusal.

race_for_the_galaxy-rules-22-end =
    ## The end, and scoring

    The game ends after the round in which the pool has become empty, a player has { $end } cards or more in the tableau ({ $late-end } for the owner of { race_for_the_galaxy-card-hidden_fortress }), or a player has { $prestige-end } prestige or more. That round is played to its end, with discarding. After { $cap } rounds the game ends in any case.

    - VP in chips.
    - VP on the cards of your tableau. { race_for_the_galaxy-card-doomed_world } and { race_for_the_galaxy-card-ravaged_uplift_world } count -1.
    - Developments with “?”: each card of your tableau counts once for each of them, for the first of its lines that fits, and the development itself counts if it fits. { race_for_the_galaxy-card-new_galactic_order } counts your total military, and takes VP if that is negative; { race_for_the_galaxy-card-universal_peace_institute } does the opposite. { race_for_the_galaxy-card-galactic_renaissance } counts your chips as well, by threes. { race_for_the_galaxy-card-galactic_exchange } counts { $points-1 }, { $points-2 }, { $points-3 } or { $points-4 } VP for worlds of 1, 2, 3 or 4 kinds.
    - VP for goals.
    - 1 VP for each prestige. { race_for_the_galaxy-card-federation_capital } and { race_for_the_galaxy-card-pan_galactic_affluence } count each once more.

    With equal VP, whoever has more cards in the hand and goods on worlds, counted together, wins. If these are equal as well, the win is shared.

race_for_the_galaxy-rules-23-two_actions =
    ## Two players, two actions each

    This is an option for two players. Each chooses two action cards in every round, out of nine: there is a second Develop card and a second Settle card.

    - Both Explore cards: draw 2 + 5 + 1 cards and keep 2, and more for powers.
    - Both Develop cards: phase II takes place twice in a row. Whoever chose both has the bonus twice; the other player, having chosen one, has it in the first only. Cards placed in the first already work in the second. The same goes for Settle.
    - Both Consume cards: sell first, then double the VP.
    - With The Brink of War, the prestige card is a tenth card. To search it is one of the two; for a prestige bonus it goes with one of them, and it is said with which.
    - The owner of { race_for_the_galaxy-card-psi_crystal_world } chooses one card together with the other player, and the second when both are revealed.

race_for_the_galaxy-rules-24-knowledge =
    ## Who knows what

    Everybody may see all tableaus, which worlds have a good, the chips, the prestige, the goals, and how many cards are in each hand, under { race_for_the_galaxy-card-galactic_scavengers }, in the deck and among the discards. So all scores are open.

    Hands are secret, and so are the faces of goods, of discards and of cards under a world, which only the owner knows. You know what you have discarded yourself. Of the start worlds that were not chosen the others know the colour. Cards discarded from a tableau, and those turned up in a search or for gambling, have been seen by all.

race_for_the_galaxy-rules-25-special =
    ## Special cards

    - { race_for_the_galaxy-card-gambling_world }: besides consuming a good, you name a number from 1 to { $highest } in every phase IV and turn up the next card of the deck. If its cost or defence is that number, it goes to your hand. Else it is discarded.
    - { race_for_the_galaxy-card-new_gambling_world }: besides consuming a good, you may stake a card of your hand with a cost or defence of 1 to { $ante }. As many cards are turned up. If one of them has more, you take any one of them and keep your stake; if none has, the stake is lost.
    - { race_for_the_galaxy-card-alien_oort_cloud_refinery } is of any kind. Whenever it matters, its owner says which, and may also say that it is not the kind that a power wants. At the end it is of the kind that counts most.
    - { race_for_the_galaxy-card-galactic_scavengers }: of each payment for a development or a world, one card goes under it instead of being discarded. In phase V all of them come into the hand. Cards discarded for military are not saved. If the world is taken over, the cards go with it.
    - { race_for_the_galaxy-card-psi_crystal_world }: its owner chooses the action when those of the others are revealed.
    - { race_for_the_galaxy-card-pan_galactic_research } costs 6, but has no “?”: it counts for { race_for_the_galaxy-card-galactic_federation }, { race_for_the_galaxy-card-golden_age_of_terraforming } and { race_for_the_galaxy-card-federation_capital }, but not for { race_for_the_galaxy-goal-galactic_status } or in a search.
    - { race_for_the_galaxy-card-interstellar_prospectors } produces on a { race_for_the_galaxy-kind-rare } windfall world besides its own good.
    - { race_for_the_galaxy-card-rebel_cantina } is a { race_for_the_galaxy-keyword-rebel } world, but no military one. It draws for itself, too.
    - { race_for_the_galaxy-card-abandoned_alien_uplift_camp } has the keyword { race_for_the_galaxy-keyword-uplift }, but not the symbol { race_for_the_galaxy-keyword-chromo }.
    - { race_for_the_galaxy-card-damaged_alien_factory } is a production world, but produces only if you discard a card of your hand in phase V.
    - { race_for_the_galaxy-card-doomed_world } can be discarded like { race_for_the_galaxy-card-colony_ship }; what it had given before is gone with it. Its number as a start world still decides the order.
    - { race_for_the_galaxy-card-ancient_race } makes the first hand smaller only for the player who begins with it, not when it is placed later. As a windfall world it has a good from the beginning.
    - { race_for_the_galaxy-card-pilgrimage_world } consumes all goods you have left, for 1 VP less than there are. So it is mostly used last.
    - { race_for_the_galaxy-card-clandestine_uplift_lab } raises the price of { race_for_the_galaxy-kind-genes } goods by 1 for each of your worlds with the keyword { race_for_the_galaxy-keyword-chromo }. It is one of them itself.
    - { race_for_the_galaxy-card-merchant_world }, { race_for_the_galaxy-card-deficit_spending }, { race_for_the_galaxy-card-galactic_bazaar } and { race_for_the_galaxy-card-galactic_bankers } give 1 VP for each card of the hand, up to their number. These VP are not doubled.
    - { race_for_the_galaxy-card-alien_toy_shop } consumes its own good and no other. Another power may take that good first.
    - { race_for_the_galaxy-card-runaway_robots } and { race_for_the_galaxy-card-rebel_sympathizers } are windfall worlds: they draw a card only when a bonus or a power has produced a good on them.
    - { race_for_the_galaxy-card-diversified_economy }, { race_for_the_galaxy-card-tourist_world }, { race_for_the_galaxy-card-mining_league } and { race_for_the_galaxy-card-galactic_genome_project } take just as many goods as they say, or none.
    - { race_for_the_galaxy-card-free_trade_association } and { race_for_the_galaxy-card-consumer_markets } take up to 3 { race_for_the_galaxy-kind-novelty } goods each.
    - { race_for_the_galaxy-card-pan_galactic_league }, { race_for_the_galaxy-card-contact_specialist }, { race_for_the_galaxy-card-pan_galactic_mediator } and { race_for_the_galaxy-card-psi_crystal_world } lower your total military by 1, { race_for_the_galaxy-card-universal_peace_institute } by 2.

race_for_the_galaxy-rules-26-cards =
    ## The cards: developments

    Each name is followed by the cost and, after a slash, the VP. For military worlds, which are marked by an asterisk, it is the defence. Developments have the number of copies in brackets; all worlds are there once. + marks cards of The Gathering Storm, ++ those of Rebel vs Imperium, +++ those of The Brink of War. One of the copies of { race_for_the_galaxy-card-contact_specialist } comes with The Gathering Storm, one of { race_for_the_galaxy-card-research_labs } with Rebel vs Imperium. { race_for_the_galaxy-card-gambling_world } is there only without Rebel vs Imperium.

    { $developments-list }

race_for_the_galaxy-rules-27-worlds =
    ## The cards: worlds

    { $worlds-list }

race_for_the_galaxy-rules-28-options =
    ## Options

    What is said above holds if you choose nothing else, with the cards of The Brink of War. These things can be chosen, by the words given here:

    - { race_for_the_galaxy-option-set }.
    - { race_for_the_galaxy-option-two_actions }.
    - { race_for_the_galaxy-option-goals }.
    - { race_for_the_galaxy-option-takeovers }. Without them, powers for and against takeovers don't exist, but the cards stay with their other powers.
    - { race_for_the_galaxy-option-leader_card }.
    - { race_for_the_galaxy-option-cap }.
    - { race_for_the_galaxy-option-engine_quirks }.

race_for_the_galaxy-rules-29-tips =
    ## Tips

    - Choose what helps you most and the others least. If you expect somebody to choose Settle, choose something else and settle with them.
    - Military worlds cost no cards. A civilisation with much military needs few; one without it needs many, and trade brings them.
    - Produce and Consume in turn make a motor for VP. Begin it before the others have filled their tableaus.
    - Cards in your hand are money. Don't keep what you will never place, but don't pay with your best six-cost development.
    - A total military of 1 or more, or an Imperium card, lays your military worlds open to some takeovers. See who has such powers before you place them.
    - The lead in prestige brings a chip in every round. The prestige card works once: keep it for a round in which its bonus is large.
    - Watch how many cards the others have placed. The game often ends sooner than you think.

## The lists of cards in the rulebook

race_for_the_galaxy-listed-developments = - Developments: { $cards }
race_for_the_galaxy-listed-sixes = - Six-cost developments: { $cards }
race_for_the_galaxy-listed-worlds = - Worlds without goods: { $cards }
race_for_the_galaxy-listed-windfall = - { $kind } windfall worlds: { $cards }
race_for_the_galaxy-listed-production = - { $kind } production worlds: { $cards }
race_for_the_galaxy-listed-starts = - Start worlds, by number: { $cards }
race_for_the_galaxy-listed-development = { $card }{ $added } { $cost }/{ $points } ({ $copies })
race_for_the_galaxy-listed-world = { $card }{ $added } { $cost }/{ $points }
race_for_the_galaxy-listed-military = { $card }*{ $added } { $cost }/{ $points }
race_for_the_galaxy-listed-start = { $number } { $card }
# Once for each set after the base game.
race_for_the_galaxy-listed-added = +
