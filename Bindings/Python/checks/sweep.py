"""Changes bytes of a file in turn and asks everything of what still opens, through Python or SQLite.

    python sweep.py FILE STEP SEED [EXTENSION]

Every STEP-th byte of the file gets another value by chance. With EXTENSION, the path of the SQLite extension, the file
is what REGIONS_DATA names, and the questions are SQL; a Python whose sqlite3 loads extensions is needed then, and no
package. A wrong answer is no fault: a signal is one, and is printed with its place, and the sweep goes on. Prints how
many were refused and how many answered; 1 if any was at fault. Before, it is seen that connections leave no memory behind.
"""

import mmap
import os
import random
import sqlite3
import struct
import sys
import tempfile

TEXTS = ("nanshan", "南山", "gd sz nanshan", "cq", "崇文区", "beijign", "江苏省苏州市沧浪区人民路1号", "11")
MESSAGE = "张三 13600488000 杭州市西湖区文三路478号 310012"
QUERIES = (
    "SELECT region_name('440305'), region_path(440305), region_parent('440305'), region_current('110103')",
    "SELECT region_ancestor(value, 'province') FROM json_each('[110101,440305,330106003]')",
    "SELECT region_match('江苏省苏州市沧浪区人民路1号'), region_rest('abc'), region_confidence('南山区')",
    "SELECT * FROM region_search('nanshan')", "SELECT * FROM region_search('崇文区')",
    f"SELECT * FROM region_contact('{MESSAGE}')", "SELECT * FROM region_children('110000')",
    "SELECT count(name), count(parent), count(rank) FROM region_children",
)


def ask_python(data, chance):
    """Whether the bytes opened."""
    import regiontree as rt

    try:
        tree = rt.open(data)
    except rt.RegionFileError:
        return False
    some = [tree._region(chance.randrange(len(tree))) for _ in range(8)] if len(tree) else []
    asked = [lambda text=text: tree.search(text) for text in TEXTS]
    asked += [lambda: tree.match(TEXTS[6]), lambda: tree.contact(MESSAGE), lambda: tree.contacts([MESSAGE, None])]
    asked += [lambda: tree.names([110101, "440305"]), lambda: tree.paths([110101]), lambda: tree.nodes(["110101"])]
    asked += [lambda: tree.ancestors([110101, 440305], rank="province"), tree.verify, lambda: tree.metadata]
    for region in some:
        asked += [
            lambda region=region: (region.id, region.name, region.level, region.rank, region.parent, region.path),
            lambda region=region: (region.children, region.attributes),
            lambda region=region: tree.search("南", within=region)]
    for ask in asked:
        try:
            ask()
        except (rt.RegionFileError, KeyError, ValueError, UnicodeDecodeError):
            pass
    return True


def ask_sqlite(data, extension, folder):
    path = os.path.join(folder, "changed.regions")
    with open(path, "wb") as file:
        file.write(data)
    os.environ["REGIONS_DATA"] = path
    connection = sqlite3.connect(":memory:")
    connection.enable_load_extension(True)
    try:
        connection.load_extension(extension)
    except sqlite3.OperationalError:
        return False
    for query in QUERIES:
        try:
            connection.execute(query).fetchall()
        except sqlite3.Error:
            pass
    connection.close()
    return True


def growth(data, extension, folder):
    """How many bytes a connection leaves behind."""
    def resident():
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * mmap.PAGESIZE

    for turn in range(40):
        if turn == 10:
            before = resident()
        ask_sqlite(data, extension, folder)
    return (resident() - before) // 30


def main():
    path, step, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    extension = os.path.abspath(sys.argv[4]) if len(sys.argv) > 4 else None
    with open(path, "rb") as file:
        whole = file.read()
    with tempfile.TemporaryDirectory() as folder:
        if not (ask_sqlite(whole, extension, folder) if extension else ask_python(whole, random.Random(seed))):
            sys.exit(f"{path} doesn't open as it is")
        if extension and os.path.exists("/proc/self/statm"):
            left = growth(whole, extension, folder)
            # What the allocator keeps makes some kilobytes either way.
            if left > 100_000:
                sys.exit(f"each connection leaves {left} bytes behind")
    # The place, the value, refused, answered: of a child that ends its parent knows where.
    shared = mmap.mmap(-1, 32)
    faults, place = 0, random.Random(seed).randrange(step)
    with tempfile.TemporaryDirectory() as folder:
        while place < len(whole):
            child = os.fork()
            if child == 0:
                run(whole, place, step, seed, extension, folder, shared)
                os._exit(0)
            _, status = os.waitpid(child, 0)
            last, value, refused, answered = struct.unpack("4Q", shared[:32])
            if status == 0:
                break
            faults += 1
            print(f"{path}, byte {last}, {value} for {whole[last]}: status {status}", flush=True)
            place = last + step
    print(f"{answered} changed bytes answered, {refused} refused, {faults} at fault, seed {seed}")
    return 1 if faults else 0


def run(whole, place, step, seed, extension, folder, shared):
    while place < len(whole):
        chance = random.Random(seed * 1_000_003 + place)
        value = whole[place] ^ chance.randrange(1, 256)
        _, _, refused, answered = struct.unpack("4Q", shared[:32])
        shared[:32] = struct.pack("4Q", place, value, refused, answered)
        data = whole[:place] + bytes([value]) + whole[place + 1:]
        opened = ask_sqlite(data, extension, folder) if extension else ask_python(data, chance)
        shared[:32] = struct.pack("4Q", place, value, refused + (not opened), answered + opened)
        place += step


if __name__ == "__main__":
    sys.exit(main())
