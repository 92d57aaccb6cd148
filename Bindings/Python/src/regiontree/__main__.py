"""``python -m regiontree lookup 110101``"""

import argparse
import os
import sys

import regiontree


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="python -m regiontree", description="Looks regions up.")
    parser.add_argument("--version", action="version", version=f"regiontree {regiontree.__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, what, text in (
        ("lookup", "ID", "ID, name and path of regions, by ID"),
        ("search", "TEXT", "the regions a text stands for, best first"),
        ("match", "ADDRESS", "ID, path and rest of addresses"),
        ("contact", "MESSAGE", "name, telephones, ID, path and detail of pasted messages"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("-d", "--data", metavar="FILE", help="a .regions file")
        command.add_argument(
            "texts", metavar=what, nargs="+",
            help="what is asked" if name == "search" else "what is asked; “-” for one a line of the standard input")
    options = parser.parse_args(arguments)
    try:
        tree = regiontree.open(options.data) if options.data else regiontree.china()
    except regiontree.RegionFileError as error:
        print(f"regiontree: {error}", file=sys.stderr)
        return 66 if isinstance(error, OSError) else 65
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Texts are UTF-8 wherever this runs; what is not is passed on as it came.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")
    call = {"lookup": lookup, "search": search, "match": match, "contact": contact}[options.command]
    try:
        status = call(tree, options.texts if options.command == "search" else each(options.texts))
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # Who read the answers has enough; Python would flush once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def each(texts):
    """The texts asked about, those of the standard input for “-”."""
    for text in texts:
        if text != "-":
            yield text
            continue
        for line in sys.stdin:
            yield line.rstrip("\r\n").encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def path(region):
    return "/".join(each.name for each in region.path)


def lookup(tree, ids):
    status = 0
    for id in ids:
        region = tree.get(id)
        if region is None:
            print(f"{id}\t\t")
            print(f"regiontree: {unknown(tree, id)}", file=sys.stderr)
            status = 1
        else:
            print(f"{region.id}\t{region.name}\t{path(region)}")
    return status


def unknown(tree, id):
    """Why an ID has no region."""
    if tree.normalize([id])[0].how == "other-office":
        return f"“{id}” is a town's code of the Bureau of Statistics, which may mean another town than the same 9 digits"
    former = tree.former.get(id) if tree.former else None
    if former is None:
        return f"no region has the ID “{id}”"
    became = ", ".join(f"{region.id} {path(region)}" for region in former.successors)
    return f"“{id}” was {'/'.join(former.path)} until {former.until}" + (f", now {became}" if became else "")


def search(tree, words):
    found = tree.search(" ".join(words))
    for result in found:
        print(f"{result.id}\t{result.name}\t{path(result.region)}")
    return 0 if found else 1


def match(tree, addresses):
    status = 0
    for address in addresses:
        found = tree.match(address)
        if not found:
            status = 1
        print(f"{found.id or ''}\t{path(found.region) if found else ''}\t{found.rest}")
    return status


def contact(tree, messages):
    status = 0
    for message in messages:
        found = tree.contact(message)
        if not (found.name or found.phones or found.region):
            status = 1
        cells = (
            found.name, " ".join(map(str, found.phones)), found.region and found.region.id,
            found.region and path(found.region.region), found.detail)
        print("\t".join("" if cell is None else str(cell) for cell in cells))
    return status


if __name__ == "__main__":
    sys.exit(main())
