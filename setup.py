"""Build the rules as native code, and the browser table into the package.

STARFELT_PURE=1, or no C compiler, leaves the rules plain Python; STARFELT_WEB=0, or no Node, leaves
pages without scripts.
"""

import os
import runpy
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
WEB = Path("web/tools/build.py")
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


class BuildWithTable(build_py):
    """The browser table is built before what is in the package is collected.

    A plain checkout that is run in place is left as it is: `make` builds there.
    """

    def run(self):
        if WEB.is_file() and not self.editable_mode:
            runpy.run_path(str(WEB))["main"]()
        super().run()


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


setup(
    ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildWithTable}
)
