"""How a game at a live table went: as facts, and in words."""

from collections.abc import Sequence

from msgspec import Struct

from starfelt.core.replay import Recorder, followed
from starfelt.core.table_record import ABANDON, CLOSE, STAND_IN, TIME_OUT, winners
from starfelt.words.text import Text

BY_RESIGNATION = "resign"


class Course(Struct, frozen=True):
    """What the replay of a live table shows besides its answers."""

    taken_back: int  # answers
    time_outs: int  # answers of a bot because somebody's time was over
    stand_ins: int  # answers of a bot in place of somebody who was away or had resigned
    resigned: list[int]  # seats, in the order in which they did
    end: str  # abandon, close or resign, where the game itself did not come to its end
    winners: list[int]  # none before an end, and none of a game that was abandoned or closed

    @property
    def is_over(self) -> bool:
        return bool(self.end or self.winners)


def course_of(recorder: Recorder) -> Course | None:
    """How it went; nothing of a game that was not played at a live table."""
    moments = recorder.replay.course
    if not moments:
        return None
    follower = followed(recorder)
    kinds = [moment.kind for moment in moments]
    won = [] if follower.end else winners(follower.state, follower.resigned)
    by_resignation = won and not follower.state.is_over()
    return Course(
        follower.taken_back,
        kinds.count(TIME_OUT),
        kinds.count(STAND_IN),
        follower.resigned,
        BY_RESIGNATION if by_resignation else follower.end,
        won,
    )


def course_lines(text: Text, course: Course, names: Sequence[str]) -> list[str]:
    """What is worth saying of it, a line each."""
    counted = {
        "taken-back": course.taken_back,
        "time-outs": course.time_outs,
        "stand-ins": course.stand_ins,
    }
    lines = [text(f"cli-course-{key}", number=n) for key, n in counted.items() if n]
    lines += [text("cli-course-resigned", player=names[seat]) for seat in course.resigned]
    return [*lines, *end_lines(text, course, names)]


def end_lines(text: Text, course: Course, names: Sequence[str]) -> list[str]:
    """How it ended, where the game itself did not come to its end; or who has won instead of one
    who had resigned."""
    if course.end == BY_RESIGNATION:
        return [text("cli-course-won-by-resignation", player=names[course.winners[0]])]
    if course.end in (ABANDON, CLOSE):
        return [text(f"cli-course-{course.end}")]
    if course.resigned:
        return [text("cli-course-first-rank", player=names[seat]) for seat in course.winners]
    return []
