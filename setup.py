"""Build the rules as native code; STARFELT_PURE=1, or no C compiler, leaves them plain Python."""

import os
import runpy
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
native = runpy.run_path("src/starfelt/native.py")


class OptionalBuildExt(build_ext):
    """No C compiler is no error: the package then runs as plain Python and says so."""

    def run(self):
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("STARFELT_REQUIRE_NATIVE"):
                raise
            reason = str(problem).splitlines()[0]
            sys.stderr.write(f"starfelt: no native build ({reason}); running as plain Python\n")
            self.extensions = []
            place = SOURCE if self.inplace or self.editable_mode else Path(self.build_lib)
            (place / "starfelt" / native["FELL_BACK"]).write_text(reason + "\n")


def extensions():
    stamp = SOURCE / "starfelt" / "stamp.py"
    if os.environ.get("STARFELT_PURE"):
        stamp.unlink(missing_ok=True)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - not needed for the plain build

    package = SOURCE / "starfelt"
    digest = native["digest"](package)
    stamp.write_text(f'"""Which sources were compiled."""\n\nSOURCES = "{digest}"\n')
    files = [str(path) for path in [*native["sources"](package), stamp]]
    found = mypycify(["--strict", *files], group_name="starfelt")
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-Wno-all",  # warnings about generated code take half of the time
            ]
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
