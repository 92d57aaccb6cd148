"""What the graders of the import share: calling the tool, the tree that came of it, what it told."""
import collections, csv, json, subprocess

csv.field_size_limit(10**9)


def call(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def exported(tool, data):
    """The regions of a file as rows of texts, those above first."""
    return list(csv.DictReader(call(tool, "export", data, "--to", "csv", "--plain").stdout.splitlines()))


def paths(rows):
    """How often each path of names is there; capitals and blanks don't count, of two spellings the first is taken."""
    known = {"": ()}
    found = collections.Counter()
    for row in rows:
        known[row["id"]] = known.get(row["parent"], ("?",)) + (plain(row["name"]),)
        found[known[row["id"]]] += 1
    return found


def plain(name):
    return " ".join(name.casefold().split())


def is_told(report):
    """Whether a report says that the tree may be another; a note on what is left out says that it can't."""
    kinds = [found["kind"] for found in report["diagnostics"] if found["severity"] == "warning"]
    return report["confidence"] == "doubtful" or any(k == "doubt" or "left" in k.lower() for k in kinds)


def read(tool, files, target):
    """Status, report and paths of an import, and its rows."""
    result = call(tool, "import", *files, "-o", target, "--json", "--explain")
    if result.returncode:
        return result.returncode, result.stderr, None, []
    rows = exported(tool, target)
    return 0, json.loads(result.stdout.splitlines()[-1]), paths(rows), rows
