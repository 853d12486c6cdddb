### What a server answers to requests that it can't grant, and the names of guests.

## Who somebody is

refusal-no-account = You need an account for this. Play as a guest, log in or sign up first.
refusal-bad-token = This token is not valid, or not any more. Make a new one.
refusal-banned = This account is banned until { $until }.
# scope is one of: read, play, chat, account
refusal-token-lacks-scope = This token is not good for “{ $scope }”. Make one that is.
refusal-not-for-tokens = This can't be done with a token. Log in instead.
refusal-not-for-guests = Guests can't do this. Sign up with a name and a password first; you keep your games.
refusal-hosts-only = Only those who run this server may do this.
refusal-protected-account = This account belongs to somebody who runs this server and can't be banned.
refusal-wrong-name-or-password = The name or the password is wrong.
refusal-wrong-password = The password is wrong.
refusal-already-player = You are { $name } already. Log out to sign up under another name.
refusal-name-taken = The name “{ $name }” is taken. Choose another one.
refusal-name-length = A name must have { $least } to { $most } letters.
refusal-name-letters = A name can have letters, digits, and spaces, dots, hyphens, underscores, apostrophes or middle dots between them. It begins with a letter or a digit, and it can't mix scripts that look alike, such as Latin and Cyrillic.
refusal-name-reserved = This name looks like a bot or like somebody who runs this server. Choose another one.
refusal-password-length = A password must have { $least } to { $most } letters.
refusal-own-account = This is your own account. Choose somebody else's.
refusal-too-many-blocks = You mute or block { $most } people, which is the most there can be. Take one off the list first.
refusal-too-many-tokens = You have { $most } tokens, which is the most there can be. Delete one first.

## What is not there

refusal-no-such-page = There is nothing at this address.
refusal-no-such-account = There is no such account.
refusal-no-such-table = There is no such table. Perhaps it was forgotten: old tables are not kept for ever.
refusal-no-such-token = You have no such token.
refusal-no-such-report = There is no such report.
refusal-reported-already = You have reported this person already. A host of this server will look at it.
refusal-too-many-reports = { $most } of your reports wait for a host of this server. Send another one when those have been looked at.

## What is wrong with a request

refusal-wrong-method = { $method } is not possible at this address. Possible: { $expected }
refusal-wrong-origin = This did not come from a page of this server. Open { $expected } and try again from there.
refusal-body-too-large = This is too large. At most { $most } bytes can be sent.
refusal-body-too-slow = This took too long to arrive. It must be here within { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
refusal-not-json = This must be sent as JSON, with the content type application/json.
refusal-bad-json = This is not JSON that can be read.
refusal-bad-form = This form can't be read. Fill it in again.
refusal-missing-field = The field “{ $field }” is missing.
refusal-unknown-field = There is no field “{ $field }”. Leave it out.
refusal-repeated-field = The field “{ $field }” can be given only once.
refusal-wrong-field = “{ $field }” has the wrong type. Expected: { $expected }
refusal-wrong-choice = “{ $field }” can't have this value. It can be: { $expected }
refusal-long-field = “{ $field }” is too long. Its length can be { $most } at most.
refusal-short-field = “{ $field }” is too short. Its length must be { $least } at least.
refusal-large-number = “{ $field }” is too large. It can be { $most } at most.
refusal-small-number = “{ $field }” is too small. It must be { $least } at least.
refusal-too-many-requests = That was too much at once. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
refusal-internal = Something went wrong here, and it is not your fault. If you tell those who run this server, name this reference: { $reference }
refusal-bad-public-url = “{ $url }” can't be the address of a server. Write it like this: https://cards.example.org

## Guests

guest-name-aurora = Aurora { $number }
guest-name-comet = Comet { $number }
guest-name-corona = Corona { $number }
guest-name-eclipse = Eclipse { $number }
guest-name-galaxy = Galaxy { $number }
guest-name-meteor = Meteor { $number }
guest-name-moon = Moon { $number }
guest-name-nebula = Nebula { $number }
guest-name-orbit = Orbit { $number }
guest-name-planet = Planet { $number }
guest-name-pulsar = Pulsar { $number }
guest-name-quasar = Quasar { $number }
guest-name-satellite = Satellite { $number }
guest-name-star = Star { $number }
guest-name-sun = Sun { $number }
guest-name-telescope = Telescope { $number }
