"""Two million dirty orders: how fast `locate` reads them, and how many it is sure of and wrong about.

    python orders.py [ROWS [SEED]]

Codes as tables have them (plain, `.0`, twelve digits, blanks, full width, unknown, a prefecture's, one no longer in
force) and addresses as people write them (whole and in part, with separators, reversed, with names and telephone
numbers around, towns, former regions, empty, N/A). The truth is what each row was made of, out of the package's own
names: this tells breakage, not how well the addresses of the world are read. Ends with 1 if more than 1 in 10,000 of
the rows that are `certain` are wrong: of another place, or deeper than what was written.
"""

import collections
import random
import sys
import time

import pandas as pd

import regiontree as rt

ROADS = (
    "解放路", "人民路", "建设街", "中山大道", "学院路", "文三路", "幸福大街", "新华街", "北京路", "长江大道", "朝阳街", "南京东路",
    "和平里", "工业园三期", "胜利小区")
PEOPLE = ("张三", "李小红", "欧阳娜娜", "王先生", "陈总")


def make(rows, seed):
    """Codes, addresses, and the ID of what each row is in."""
    china, chance = rt.china(), random.Random(seed)
    counties = [region for region in china.values() if region.rank == 3]
    towns = [region for region in china.values() if region.rank == 4]
    former = [each for each in china.former.values() if len(each.successors) == 1 and each.successors[0].rank == 3]
    # The name alone of a county says which it is if no other one has it.
    named = collections.Counter(region.name for region in counties)
    named.update(each.name for each in china.former.values())
    codes, addresses, truth, kinds = [], [], [], []
    for number in range(rows):
        region = chance.choice(towns) if number % 5 == 0 else chance.choice(counties)
        names = [each.name for each in region.path]
        detail = f"{chance.choice(ROADS)}{chance.randrange(1, 999)}号"
        if chance.random() < 0.3:
            detail += f"{chance.randrange(1, 30)}号楼{chance.randrange(101, 2999)}室"
        person = f"{chance.choice(PEOPLE)} 13{chance.randrange(10**8, 10**9)}"
        kind = chance.randrange(17)
        was = chance.choice(former)
        if kind == 8:
            region = was.successors[0]
            address = "".join(was.path) + detail
        elif kind == 9 and named[names[-1]] == 1 and region.rank == 3:
            address = names[-1] + detail
        else:
            address = {
                0: "".join(names) + detail, 1: " ".join(names) + " " + detail, 2: "/".join(names) + "/" + detail,
                3: "-".join(names) + "-" + detail, 4: "".join(names[1:]) + detail if len(names) > 2 else "".join(names) + detail,
                5: "".join(names), 6: f"{person} " + "".join(names) + detail, 7: "".join(names) + detail + f" {person}",
                10: f"  {''.join(names)}{detail}  ", 11: "地址：" + "".join(names) + detail,
                12: "中国" + "".join(names) + detail, 13: f"{''.join(names)}（{detail}）", 14: "", 15: "N/A",
            }.get(kind, None if chance.random() < 0.5 else "".join(names) + detail)
        county = next((each for each in region.path if each.rank == 3), region)
        above = next((each for each in region.path if each.rank == 2), None)
        code = chance.choice((
            county.id, county.id, county.id, county.id + ".0", county.id + "000000", f" {county.id} ", f"\t{county.id}",
            "".join(chr(ord(digit) + 0xFEE0) for digit in county.id), None, "", "999999", "未知", "CN-" + county.id,
            above.id if above else None, was.id if kind == 8 else county.id))
        codes.append(code)
        addresses.append(address)
        truth.append(region.id)
        kinds.append(kind)
    return codes, addresses, truth, kinds


def main():
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
    codes, addresses, truth, kinds = make(rows, seed)
    orders = pd.DataFrame({"code": codes, "address": addresses}, dtype="str")
    start, used = time.perf_counter(), time.process_time()
    where = rt.locate(orders, code="code", address="address")
    print(f"{rows} rows, seed {seed}: {time.perf_counter() - start:.1f} s, {time.process_time() - used:.1f} s of processors")
    china = rt.china()
    paths = {}

    def path(id):
        if id not in paths:
            paths[id] = [region.id for region in china[id].path]
        return paths[id]

    sure = (where["confidence"] == "certain").tolist()
    wrong = [
        number for number, id in enumerate(where["id"].tolist())
        if sure[number] and id not in path(truth[number])]
    print(f"{sum(sure)} certain, {len(wrong)} of them wrong; {where['id'].isna().sum()} without a region")
    for number in wrong[:20]:
        said = where.iloc[number]
        print(f"  {kinds[number]}: {codes[number]!r} {addresses[number]!r}: {said['id']}, not {truth[number]}")
    return 1 if len(wrong) * 10_000 > sum(sure) else 0


if __name__ == "__main__":
    sys.exit(main())
