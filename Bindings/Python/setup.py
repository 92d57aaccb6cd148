"""Builds the extension module over the C library, which Scripts/build c makes.

The library is found in REGIONS_PREFIX (default: ../../.build/c, as in a clone of the repository): its
include/regions.h and lib/libregions.a, which becomes part of the module.
"""

import os
import re
import sys

from setuptools import Extension, setup

here = os.path.dirname(os.path.abspath(__file__))
prefix = os.environ.get("REGIONS_PREFIX", os.path.join(here, "..", "..", ".build", "c"))
library = os.path.join(prefix, "lib", "libregions.a")
building = any(command.startswith(("build", "bdist", "install", "editable")) for command in sys.argv[1:])
if building and not os.path.exists(library):
    sys.exit(
        "regiontree: the C library is not there: " + library + "\n"
        "Build it with Scripts/build c of the regions repository (Swift 6.3 or later), or say with\n"
        "REGIONS_PREFIX where it was installed. The wheels have it inside."
    )
with open(os.path.join(here, "src", "regiontree", "_version.py"), encoding="utf-8") as file:
    version = re.search(r'"(.*)"', file.read()).group(1)

sources = ["module.c", "ids.c", "tree.c", "region.c", "mapper.c", "table.c", "search.c", "matcher.c"]
setup(
    version=version,
    ext_modules=[
        Extension(
            "regiontree._native",
            ["src/" + source for source in sources],
            depends=["src/native.h", "src/mapper.h", library],
            include_dirs=[os.path.join(prefix, "include")],
            extra_objects=[library],
            extra_compile_args=["-std=c99", "-O2", "-fvisibility=hidden", "-Wall", "-Wextra"],
            extra_link_args=["-pthread"]
            + ([] if sys.platform == "darwin" else ["-Wl,--gc-sections", "-Wl,-s"]),
            py_limited_api=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp39"}},
)
