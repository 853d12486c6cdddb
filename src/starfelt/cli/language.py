"""Which language to speak, before anything else is known."""

from collections.abc import Mapping, Sequence

DEFAULT = "en"


def wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for by --lang, by STARFELT_LANG, or else by the locale."""
    for i, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
    return environment.get("STARFELT_LANG") or of_locale(environment)


def of_locale(environment: Mapping[str, str]) -> str:
    """The language of the locale if we speak it, else English."""
    keys = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[key] for key in keys if environment.get(key)), "")
    name = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return {"ja": "ja", "zh": "zh-Hant"}.get(name, DEFAULT)
