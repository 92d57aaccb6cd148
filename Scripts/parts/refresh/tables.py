"""The hand-kept tables in Data/names, and what divisions' names are made of."""

from .wheels import expect

SUFFIXES = ("特别行政区", "自治区", "自治州", "自治县", "自治旗", "特区", "地区", "新区", "林区", "矿区",
            "省", "市", "县", "区", "旗", "盟", "州")
AUTONOMOUS = ("自治区", "自治州", "自治县", "自治旗", "族区")
PEOPLES = sorted(
    "蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 "
    "纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 "
    "德昂 保安 裕固 京 塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺 各".split(), key=len, reverse=True)


def rows(path, fields):
    """The rows of a table of so many fields; lines with # are comments."""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if line and not line.startswith("#"):
            row = line.split("\t")
            expect(len(row) == fields, f"{path.name}:{number}: {len(row)} fields, expected {fields}")
            yield row


def by_code(path, names, fields=3):
    """{code: third field} of a table whose second field says whose code it is."""
    table = {}
    for code, name, text, *_ in rows(path, fields):
        expect(names.get(code) == name, f"{path.name}: {code} is {names.get(code)}, not {name}")
        expect(code not in table, f"{path.name}: {code} is there twice")
        table[code] = text
    return table


def stem(name):
    """A name without what says its kind: 东城 of 东城区; of two characters one of them may stay."""
    for suffix in SUFFIXES:
        if name.endswith(suffix) and len(name) > len(suffix) + 1:
            return name[:-len(suffix)]
    return name


def core(name):
    """The stem, without nationalities either: 新宾 of 新宾满族自治县."""
    text = stem(name)
    if not name.endswith(AUTONOMOUS):
        return text
    if name.endswith("族区"):
        text = name[:-1]
    while True:
        for people in PEOPLES:
            for form in (people + "族", people if len(people) > 1 else None):
                if form and text.endswith(form) and len(text) >= len(form) + 2:
                    text = text[:-len(form)]
                    break
            else:
                continue
            break
        else:
            return text
