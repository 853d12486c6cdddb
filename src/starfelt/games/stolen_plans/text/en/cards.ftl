## Card names

stolen_plans-card-r2d2 = R2-D2
stolen_plans-card-jawa = Jawa
stolen_plans-card-stormtrooper = Imperial Stormtrooper
stolen_plans-card-darth_vader = Darth Vader
stolen_plans-card-blaster_light = Light Blaster
stolen_plans-card-blaster_heavy = Heavy Blaster
stolen_plans-card-thermal_detonator = Thermal Detonator
stolen_plans-card-bounty_hunter = Bounty Hunter (Boba Fett)
stolen_plans-card-crime_lord = Crime Lord (Jabba the Hutt)
stolen_plans-card-han_solo = Han Solo
stolen_plans-card-princess_leia = Princess Leia
stolen_plans-card-luke_skywalker = Luke Skywalker
stolen_plans-card-learn_the_ways = Learn the Ways of the Force
stolen_plans-card-lightsaber = Lightsaber
stolen_plans-card-yoda_pass_left = Master Yoda (Pass Left)
stolen_plans-card-yoda_discard_all = Master Yoda (Drop Everything)
stolen_plans-card-yoda_swap = Master Yoda (Swap Hands)
stolen_plans-card-yoda_look_take = Master Yoda (Look and Take)
stolen_plans-card-yoda_take_all = Master Yoda (Take Everything)
stolen_plans-card-traitor = Betray the Rebellion (Traitor)
stolen_plans-card-advantage = Millennium Falcon (Advantage)
stolen_plans-card-counter = Imperial Star Destroyer (Counter)
stolen_plans-card-search = Imperial Storm Troopers (Search)
stolen_plans-card-discard_all = Second Death Star (Discard All)
stolen_plans-card-decoy = Salacious Crumb (Decoy)

# where no more is known of a card
stolen_plans-card-keeper = a card that can't be discarded
stolen_plans-card-found = a card taken by Search
stolen_plans-card-anything = an unknown card

## Card texts

stolen_plans-text-r2d2 = Hold it when the draw pile runs out and you win. It is never played and never discarded, but it can be stolen and it moves along with a hand.
stolen_plans-text-jawa = Attack { $attack }. Choose another player, who loses { $attack } cards less the defence.
stolen_plans-text-stormtrooper = Attack { $attack }. Choose another player, who loses { $attack } cards less the defence.
stolen_plans-text-darth_vader = Attack { $attack }. Choose another player, who loses { $attack } cards less the defence. Also needed, in hand, for the Traitor.
stolen_plans-text-blaster_light = Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-blaster_heavy = Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-thermal_detonator = Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-bounty_hunter = Steal { $number ->
        [one] 1 card
       *[other] { $number } cards
    } at random from another player.
stolen_plans-text-crime_lord = Steal { $number ->
        [one] 1 card
       *[other] { $number } cards
    } at random from another player.
stolen_plans-text-han_solo = Rebel Hero. Play any two Heroes together to steal { $number } cards at random, all from one player or from several. Or use it alone as Defend { $defence } when you are attacked.
stolen_plans-text-princess_leia = Rebel Hero. Play any two Heroes together to steal { $number } cards at random, all from one player or from several. Or use it alone as Defend { $defence } when you are attacked.
stolen_plans-text-luke_skywalker = Rebel Hero. Play any two Heroes together to steal { $number } cards at random, all from one player or from several. Or use it alone as Defend { $defence } when you are attacked.
stolen_plans-text-learn_the_ways = Put it face up in front of you. From then on you are a Jedi and may use Jedi-only cards. It stays there to the end.
stolen_plans-text-lightsaber = Jedi only. Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-yoda_pass_left = Jedi only. All players pass their whole hand to the left at the same time.
stolen_plans-text-yoda_discard_all = Jedi only. Choose another player, who discards the whole hand but keeps R2-D2 and the Decoy.
stolen_plans-text-yoda_swap = Jedi only. Swap hands with another player.
stolen_plans-text-yoda_look_take = Jedi only. Look at the hand of another player and take a card of your choice.
stolen_plans-text-yoda_take_all = Jedi only. Take the whole hand of another player.
stolen_plans-text-traitor = Bonus card. With R2-D2 and Darth Vader in your hand, show both: the game ends at once and you win.
stolen_plans-text-advantage = Bonus card. Put it face up in front of you. Whenever you draw, you may draw two cards instead of one, until the Counter comes.
stolen_plans-text-counter = Bonus card. The Advantage that lies in front of a player is discarded. If there is none, nothing happens.
stolen_plans-text-search = Bonus card. Look through the discard pile and take any { $number } cards from it, but not this one.
stolen_plans-text-discard_all = Bonus card. Choose another player, who discards the whole hand. If R2-D2 or the Decoy is in it, you get it.
stolen_plans-text-decoy = Bonus card. Never played and never discarded, just like R2-D2. Make the others believe that you hold the real one.
