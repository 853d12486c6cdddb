## Card names

empire_vs_rebellion-card-military_2 = Military 2
empire_vs_rebellion-card-military_3 = Military 3
empire_vs_rebellion-card-military_4 = Military 4
empire_vs_rebellion-card-military_5 = Military 5
empire_vs_rebellion-card-diplomacy_2 = Diplomacy 2
empire_vs_rebellion-card-diplomacy_3 = Diplomacy 3
empire_vs_rebellion-card-diplomacy_4 = Diplomacy 4
empire_vs_rebellion-card-diplomacy_5 = Diplomacy 5
empire_vs_rebellion-card-recon_2 = Recon 2
empire_vs_rebellion-card-recon_3 = Recon 3
empire_vs_rebellion-card-recon_4 = Recon 4
empire_vs_rebellion-card-recon_5 = Recon 5
empire_vs_rebellion-card-the_force_2 = The Force 2
empire_vs_rebellion-card-the_force_3 = The Force 3
empire_vs_rebellion-card-the_force_4 = The Force 4
empire_vs_rebellion-card-the_force_5 = The Force 5
empire_vs_rebellion-card-chewbacca = Chewbacca
empire_vs_rebellion-card-han_solo = Han Solo
empire_vs_rebellion-card-lando_calrissian = Lando Calrissian
empire_vs_rebellion-card-leia_organa = Leia Organa
empire_vs_rebellion-card-luke_skywalker = Luke Skywalker
empire_vs_rebellion-card-obi_wan_kenobi = Obi-Wan Kenobi
empire_vs_rebellion-card-r2d2_c3po = R2-D2 and C-3PO
empire_vs_rebellion-card-yoda = Yoda
empire_vs_rebellion-card-admiral_piett = Admiral Piett
empire_vs_rebellion-card-boba_fett = Boba Fett
empire_vs_rebellion-card-darth_vader = Darth Vader
empire_vs_rebellion-card-emperor_palpatine = Emperor Palpatine
empire_vs_rebellion-card-general_veers = General Veers
empire_vs_rebellion-card-grand_moff_tarkin = Grand Moff Tarkin
empire_vs_rebellion-card-ig88 = IG-88
empire_vs_rebellion-card-jabba_the_hutt = Jabba the Hutt
empire_vs_rebellion-card-bureaucracy = Bureaucracy
empire_vs_rebellion-card-deception = Deception
empire_vs_rebellion-card-direct_assault = Direct Assault
empire_vs_rebellion-card-infiltration = Infiltration
empire_vs_rebellion-card-support = Support
empire_vs_rebellion-card-acquire_the_death_star_plans = Acquire the Death Star Plans
empire_vs_rebellion-card-attack_on_echo_base = Attack on Echo Base
empire_vs_rebellion-card-balance_of_the_force = Balance of the Force
empire_vs_rebellion-card-battle_of_endor = Battle of Endor
empire_vs_rebellion-card-battle_of_hoth = Battle of Hoth
empire_vs_rebellion-card-battle_of_yavin = Battle of Yavin
empire_vs_rebellion-card-control_of_endor = Control of Endor
empire_vs_rebellion-card-create_a_diversion = Create a Diversion
empire_vs_rebellion-card-destroy_the_shield_generator = Destroy the Shield Generator
empire_vs_rebellion-card-diplomatic_freedom = Diplomatic Freedom
empire_vs_rebellion-card-display_of_power = Display of Power
empire_vs_rebellion-card-duel_on_cloud_city = Duel on Cloud City
empire_vs_rebellion-card-escape_from_tatooine = Escape From Tatooine
empire_vs_rebellion-card-evacuation_of_echo_base = Evacuation of Echo Base
empire_vs_rebellion-card-fall_of_a_hero = Fall of a Hero
empire_vs_rebellion-card-heart_of_the_empire = Heart of the Empire
empire_vs_rebellion-card-locate_the_rebel_base = Locate the Rebel Base
empire_vs_rebellion-card-most_desperate_hour = Most Desperate Hour
empire_vs_rebellion-card-negotiate_with_the_hutts = Negotiate With the Hutts
empire_vs_rebellion-card-occupation_of_cloud_city = Occupation of Cloud City
empire_vs_rebellion-card-rebel_uprising = Rebel Uprising
empire_vs_rebellion-card-rescue_mission_to_cloud_city = Rescue Mission to Cloud City
empire_vs_rebellion-card-securing_the_rebel_base_on_yavin_4 = Securing the Rebel Base on Yavin 4
empire_vs_rebellion-card-ultimate_power_in_the_universe = Ultimate Power in the Universe

empire_vs_rebellion-faction-rebel = Rebel
empire_vs_rebellion-faction-empire = Empire

empire_vs_rebellion-kind-military = Military
empire_vs_rebellion-kind-diplomacy = Diplomacy
empire_vs_rebellion-kind-recon = Recon
empire_vs_rebellion-kind-the_force = The Force

## Card texts, a line each

empire_vs_rebellion-text-basic = { $kind } card. Resource value: { $ready } when ready, { $exhausted } when exhausted.
empire_vs_rebellion-text-character = { $faction } character. Resource value: { $ready } when ready, { $exhausted } when exhausted.
empire_vs_rebellion-text-power = Power: { $power }
empire_vs_rebellion-text-strategy = Strategy. It works only if the total of your cards is not above the objective.
empire_vs_rebellion-text-event = Event. Capacity { $capacity }, objective { $objective }. The winner gets { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    } and { $influence } influence.

empire_vs_rebellion-power-discard_opposing = discard an opposing card.
empire_vs_rebellion-power-discard_own = discard one of your own cards; it may be this one.
empire_vs_rebellion-power-look_at_deck = look at the top { $look } cards of either deck; discard one of them and leave the rest on top.
empire_vs_rebellion-power-exhaust = exhaust a ready card, yours or your opponent's.
empire_vs_rebellion-power-exhaust_some = exhaust up to { $number } opposing cards.
empire_vs_rebellion-power-play_from_deck = search your deck for any card and play it, then shuffle the deck.
empire_vs_rebellion-power-discard_and_play = discard as many of your cards as you like, then play as many from the top of your deck.
empire_vs_rebellion-power-play_or_add = play a character of your reserve, or shuffle one into your deck.
empire_vs_rebellion-power-discard_on_either_side = discard one of your cards, or an opposing card, or one of each.
empire_vs_rebellion-power-play_from_discards = play a card of your discard pile.
empire_vs_rebellion-power-replace_own = throw away the strategy you have chosen and pick another.
empire_vs_rebellion-power-gain_influence = gain { $number } influence.
empire_vs_rebellion-power-return_to_top = put a card of either discard pile on top of its owner's deck.
empire_vs_rebellion-power-discard_and_exhaust = discard an opposing card, or exhaust a ready card on either side, or both.
empire_vs_rebellion-power-discard_exhausted = discard an exhausted card on either side; if it is a character, it goes to its owner's reserve.
empire_vs_rebellion-power-replace_opposing = your opponent throws away the strategy they have chosen and picks another.
empire_vs_rebellion-power-discard_and_sweep = discard the top card of your deck, and with it every opposing card of a lower value.
empire_vs_rebellion-power-opponent_loses_influence = your opponent loses { $number } influence.
empire_vs_rebellion-power-search_deck = search either deck: discard one of its cards, choose another, shuffle the rest and put the chosen card on top.
empire_vs_rebellion-power-look_at_top = look at the top card of your deck; then you may discard one of your cards, and you may play the card you looked at.

empire_vs_rebellion-text-strategy-bureaucracy = If your opponent wins the event, you gain { $number } influence.
empire_vs_rebellion-text-strategy-deception = If neither total is above the objective, the result is turned round: the player who would lose wins the event. Two Deceptions cancel each other.
empire_vs_rebellion-text-strategy-direct_assault = Your total rises by { $number }.
empire_vs_rebellion-text-strategy-infiltration = In the next round you pick your opponent's strategy.
empire_vs_rebellion-text-strategy-support = You may add a character of your reserve to your deck.

empire_vs_rebellion-effect-nothing = It has no effect.
empire_vs_rebellion-effect-kind_off = During this event the powers of { $kind } cards can't be resolved.
empire_vs_rebellion-effect-characters_off = During this event the powers of characters can't be resolved, except those of { $first } and { $second }.
empire_vs_rebellion-effect-loser_loses_influence = The loser loses { $number } influence.
empire_vs_rebellion-effect-take_back_strategies = The winner takes back the strategies of earlier rounds.
empire_vs_rebellion-effect-divert_loser = The loser's next strategy is drawn at random.
empire_vs_rebellion-effect-locate_loser = In the next round the loser picks a strategy first and shows it.
empire_vs_rebellion-effect-discard_strategy = The winner picks an unused strategy of the loser, who discards it.
empire_vs_rebellion-effect-may_add_character = The winner may add a character of the reserve to the deck.
empire_vs_rebellion-effect-loser_to_reserve = The loser moves one of their characters to the reserve, in secret.
empire_vs_rebellion-effect-winner_to_reserve = The winner has to move one of their characters to the reserve, in secret.
empire_vs_rebellion-effect-reorder_events = The winner may look at the next { $next } events and put them back in any order.
