"""What people can ask of a table; each is a message, over whatever wire it came."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Action = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Key = Annotated[str, Meta(max_length=64)]

LONGEST_TEXT = 500


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """One message; `id` comes back with its acknowledgement or refusal."""

    id: Key = ""


class Answer(Command, frozen=True, tag="answer"):
    """The picks of one choice, in ascending order, for the question of this number."""

    question: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Action], Meta(min_length=1, max_length=200)]


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Undo(Command, frozen=True, tag="undo"):
    """Take back my last choice, if nobody has learned anything by it.

    With the number of my next question it is done once, however often it is sent.
    """

    question: Annotated[int, Meta(ge=0)] | None = None


class Propose(Command, frozen=True, tag="propose"):
    """Something that takes the consent of all."""

    what: Literal["undo", "pause", "abandon"]


class Agree(Command, frozen=True, tag="agree"):
    """Say yes to what is proposed."""


class Decline(Command, frozen=True, tag="decline"):
    """Say no to what is proposed, or take it back."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up."""


class Back(Command, frozen=True, tag="back"):
    """Take my seat back from the bot that stands in for me."""


class Sit(Command, frozen=True, tag="sit"):
    """Take this seat, or any that is free."""

    seat: SeatNumber | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave my seat before the game begins."""


class PutBot(Command, frozen=True, tag="put_bot"):
    """Put a bot on a free seat, as whoever opened the table."""

    bot: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class Unseat(Command, frozen=True, tag="unseat"):
    """Make somebody leave a seat before the game begins, as whoever opened the table."""

    seat: SeatNumber


#: What one player may do alone, or all must agree to.
Consent = Undo | Propose | Agree | Decline | Resume

#: Who sits where, before the game begins.
Seating = Sit | Stand | PutBot | Unseat

AnyCommand = (
    Answer | Say | Undo | Propose | Agree | Decline | Resume | Resign | Back
    | Sit | Stand | PutBot | Unseat
)  # fmt: skip
