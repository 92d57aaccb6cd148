extension ChineseTexts {
  /// Of what an import finds and does.
  package static let importMessages: [String: String] = [
    "“--table NAME,…” or “--sheet NAME,…” reads some of these alone: {}":
      "可用“--table 名称,…”或“--sheet 名称,…”只读其中一些：{}",
    // Frames
    "{}: warning: {}": "{}: 警告: {}",
    "{}: note: {}": "{}: 说明: {}",
    "{} (at {})": "{}（位于 {}）",
    "\nregions: note: {}": "\nregions: 说明: {}",
    "\n… and {} more": "\n……另有 {} 条",
    " and {} more": " 等，另有 {} 个",
    "{}, {}": "{}、{}",
    ", {}": "，{}",
    "1 region": "1 个区划",
    "{} regions": "{} 个区划",
    "region “{}”": "区划“{}”",
    "region “{}” ({})": "区划“{}”（{}）",

    // Reading and options
    "there are more than {} kinds of lists; the rest is left out":
      "列表超过 {} 种；其余未采用",
    "there are more columns than its records can fill; columns with few texts are left out":
      "列多得记录填不满；文本很少的列未采用",
    "a list has more than {} columns; the rest is left out":
      "一个列表超过 {} 列；其余未采用",
    "no column “{}”; there is none": "没有列“{}”；一列也没有",
    "no column “{}”; there are {}": "没有列“{}”；现有 {}",
    "no key “{}”; there is none": "没有键“{}”；一个也没有",
    "no key “{}”; there are {}": "没有键“{}”；现有 {}",
    "no region has the ID “{}” that --root names": "没有 --root 所指的 ID 为“{}”的区划",

    // Choosing
    "no regions found: there are no records, or one value, or a heading alone":
      "没有找到区划：没有记录，或只有一个值，或只有表头",
    "no regions found: the page has no table and no list to choose from":
      "没有找到区划：网页里没有表格，也没有选项列表",
    "no regions found that are “{}”; without --structure the content decides":
      "没有找到“{}”结构的区划；不写 --structure 则由内容决定",
    "no regions found: “{}” holds no names of regions": "没有找到区划：“{}”中没有区划名称",
    "no regions found: no row is what “{}” names as the region above":
      "没有找到区划：“{}”所指的上级都不在行中",
    "no regions found; --name KEY tells which key, attribute or column holds the names":
      "没有找到区划；可用 --name KEY 指明哪个键、属性或列是名称",
    "what would be names reads like a program or a text, as in “{}”; --name KEY tells which column holds names":
      "要当作名称的内容像是程序或文章，如“{}”；可用 --name KEY 指明哪一列是名称",
    "both “{}” and “{}” could name the region above: choose by --parent {} or --parent {}":
      "“{}”和“{}”都可能指上级区划：请用 --parent {} 或 --parent {} 选择",
    "{}; read as “{}” there would be {}: --structure {} accepts that":
      "{}；按“{}”读取会有 {}：--structure {} 可认可",
    "{}; read as “{}” there would be {}: --structure {} accepts that, {}":
      "{}；按“{}”读取会有 {}：--structure {} 可认可，{}",
    "{}; but {}": "{}；但 {}",
    "two readings explain the source as well as each other; {}": "有两种读法同样说得通；{}",
    "read as “{}” there are {}: --structure {} chooses that":
      "按“{}”读取有 {}：--structure {} 可选用",
    "{} refers to other rows and would not be used": "{} 指的是其他行，却用不上",
    "{} should hold parents, and no row is one of them": "{} 应指上级，却没有一行与之相符",
    "{} looks like codes, but they repeat, so no region has an ID":
      "{} 像是代码，但有重复，因此区划都没有 ID",
    "{} holds what isn't like IDs, so no region has an ID": "{} 的内容不像 ID，因此区划都没有 ID",
    "codes in {} begin with other codes, but nearly as many would by chance":
      "{} 中有代码以其他代码开头，但碰巧也会有差不多这么多",
    "only the order of the rows says what is above them": "只有行的顺序能说明上级",
    "{} names parents, and several regions have such a name": "{} 指明上级，但有多个区划同名",
    "codes of {} lost digits in a spreadsheet, as 1.1E+05 has; export them again as text":
      "{} 中的代码被电子表格丢了数位，如 1.1E+05；请以文本格式重新导出",
    "{} holds paths of other rows and would not be used": "{} 是其他行的路径，却用不上",
    "{} could be a level and would be none": "{} 可能是一级，却没有当作一级",
    "{} cross: neither lies within the other": "{} 相互交叉，谁也不在谁之下",
    "--levels names the levels that are meant, from the top": "--levels 可自上而下指明取哪些级",
    "{} is the same in all rows and would be no level": "{} 各行相同，不成一级",
    "nothing connects the lists {}": "列表 {} 之间没有联系",
    "regions above have their names from {} of those below alone": "上级区划的名称只来自其下级的 {}",
    "the records of {} hold the regions and would be none":
      "{} 的记录包含着区划，自己却不是区划",
    "nearly each region of {} would have one region below it":
      "{} 的区划几乎各自只有一个下级",
    "{} would be on top and is the name of no region": "{} 会在最上层，却不是区划的名称",
    "{} of {} regions of {} have no code that begins with one above":
      "{3} 的 {2} 个区划中有 {1} 个，其代码不以任何上级代码开头",
    "{} holds all others: a region, or a program's word for them":
      "{} 包含其他全部区划：可能是区划，也可能只是程序的用词",
    "the names in {} come back below many regions": "{} 中的名称在许多区划下重复出现",
    "{} of {} roots have nothing below them": "{2} 个最上层区划中有 {1} 个没有下级",
    "nothing says that {} names regions": "没有说明 {} 是区划名称",
    "{} puts the rows into groups: --levels {},… takes it for a level":
      "{} 把各行分成组：--levels {},… 把它当作级别",
    "{} may be levels, for they lie in each other: --levels {},… takes them for that":
      "{} 互相包含，可能是级别：--levels {},… 把它们当作级别",
    "{} of {} rows tell of the region of another row": "{} 行（共 {} 行）说的是别的行已有的区划",
    "{} has fewer regions than the level above it": "{} 的区划比上一级还少",
    "the names in {} would be left out": "{} 中的名称不会采用",
    "{} holds several names in a cell": "{} 一格里有几个名称",
    "by {}, what stands on top stands below as well": "按 {}，最上层的区划与其下的区划同级",
    "--name {} takes them for names": "--name {} 把它当作名称",
    "--children {} takes them for regions": "--children {} 把它们当作区划",
    "names are those of “{}”, and “{}” has others: --name {} takes them":
      "名称取自“{}”，“{}”另有名称：--name {} 改用后者",
    "names are those of “{}”, and “{}” has others: --levels {} takes them":
      "名称取自“{}”，“{}”另有名称：--levels {} 改用后者",
    "IDs are those of “{}”, which begin with those above, and “{}” is an attribute":
      "ID 取自“{}”，其开头是上级的 ID；“{}”成为属性",
    "IDs are those of “{}”, which begin with those above, and “{}” is an attribute: --id {} takes it":
      "ID 取自“{}”，其开头是上级的 ID；“{}”成为属性：--id {} 改用后者",
    "no heading, key or name says that these are regions": "标题、键和名称都没有说明这些是区划",
    "no heading, key or name says that these are regions: --name {} says so":
      "标题、键和名称都没有说明这些是区划：--name {} 表明它们是",
    "rows that leave {} empty become roots": "{} 为空的行成为最上层区划",
    "{} holds IDs of other rows, but nearly any numbers would":
      "{} 中是其他行的 ID，但几乎任何数字都会如此",
    "--parent {} takes it for the parent": "--parent {} 把它当作上级",
    "--id {} --parent {} takes it for the parent": "--id {} --parent {} 把它当作上级",
    "--id {} takes it for the ID": "--id {} 把它当作 ID",
    "--levels {},… takes it for a level": "--levels {},… 把它当作一级",
    "--levels {},{} takes it for a level": "--levels {},{} 把它当作一级",

    // Records
    "left out “{}” ({} records): {}": "未采用“{}”（{} 条记录）：{}",
    "they repeat names of “{}”": "重复了“{}”中的名称",
    "they have nothing to do with “{}”": "与“{}”没有关系",
    "the regions below are in “{}”": "下级区划在“{}”中",
    "they tell something of regions, or of something else, and are none":
      "它们说明区划的某一方面或与区划无关，不是区划",
    "it asks to choose": "它是“请选择”一类的提示",
    "it says that the region is not known": "它表示地区不明",
    "it adds up others": "它是其他各项的合计",
    "they tell of the same regions at other times": "它们是同一批区划在其他时间的记录",
    "each record above has about one, so they tell something of it":
      "上级记录各自大约只有一个，可见只是其说明",
    "the same few come back in many records, so they tell something of those":
      "同样的少数几个在许多记录中重复，可见只是其说明",
    "codes of “{}” that were written otherwise are restored, as “{}” to “{}”: {}":
      "“{}”中写法不同的代码已还原，如“{}”还原为“{}”：{} 处",
    "spellings of one name were taken for one region, as {}: {}":
      "同一名称的不同写法视为同一区划，如 {}：{} 处",
    "rows have more cells than the heading, which ends with “{}”: {}":
      "表头到“{}”为止，单元格比表头多的行数：{}",
    "the name of {} has a control character in it, as of a wrong encoding: --encoding NAME decides":
      "{}的名称含有控制字符，可能是编码不对：可用 --encoding NAME 指定",
    "the row is a note and left out": "这一行是备注，未采用",
    "region has no name": "区划没有名称",
    "region “{}” has no name": "区划“{}”没有名称",
    "parent “{}” of {} is not in the source": "{2}的上级“{1}”不在来源中",
    "{} is its own ancestor: {}": "{}是自己的上级：{}",
    "region “{}” is spelled in more than one way: {}": "区划“{}”有不止一种写法：{}",
    "region “{}” has more than one name: {}": "区划“{}”有不止一个名称：{}",

    // The tree
    "made roots because their parents are not there: {}": "因缺少上级而放在最上层：{}",
    "made roots because their parents are not in the source and nothing else is a root: {}":
      "因上级不在来源中、又没有其他最上层区划而放在最上层：{}",
    "put below the nearest region that their codes name, because their parents are not in the source: {}":
      "因上级不在来源中而归入代码所指的最近上级：{}",
    "merged with another that has the same ID, parent and name: {}":
      "与 ID、上级和名称都相同的合并：{}",
    "placeholders were kept: {}; --drop-placeholders removes them":
      "保留了占位名称：{}；--drop-placeholders 可去掉",
    "placeholders removed, what was below them moved up: {}": "去掉占位名称，其下级上移：{}",
    "“{}” is of level {}, the region above it of level {}": "“{}”为第 {} 级，其上级为第 {} 级",
    ", and so for {} more": "，另有 {} 处如此",
    "told apart by the parent's ID, as in “{}”, because others have the same ID: {}":
      "因 ID 与其他区划相同而加上级 ID 区分，如“{}”：{}",
    "numbered below the parent because they have no ID: {}": "因没有 ID 而在上级下编号：{}",
    "values of “{}” that are longer than 4,096 bytes are left out: {}":
      "“{}”中超过 4,096 字节的值未采用：{}",
    "no region is left": "没有剩下区划",
    "not in the base, left out: {}": "不在原数据集中，未采用：{}",
    "ID “{}” is used by two regions": "两个区划都用 ID“{}”",
    "an ID must have 1 to 255 bytes, “{}” has {}": "ID 须为 1 到 255 字节，“{}”有 {} 字节",
    "the name of region “{}” must have 1 to 4,096 bytes":
      "区划“{}”的名称须为 1 到 4,096 字节",
    "region “{}” is below level 32": "区划“{}”在第 32 级以下",
    "more than 2,147,483,648 regions": "区划超过 2,147,483,648 个",
    "there is no region": "没有区划",
    "an attribute of region “{}” has more than 4,096 bytes":
      "区划“{}”有属性超过 4,096 字节",
    "region “{}” is not of a lower rank than the regions above it":
      "区划“{}”的级别不低于其上级",
    "region “{}” can't be built": "区划“{}”无法写入",

    // Hints
    "add “--orphans roots” to make roots of regions whose parents are missing":
      "加“--orphans roots”可把缺少上级的区划放在最上层",
    "add “--on-error skip” to leave out what is wrong and what is below it":
      "加“--on-error skip”可略去有错的及其下级",

    // Shapes
    "a list without levels": "不分级的列表",
    "{}, parent in {}": "{}，上级在 {}",
    "flat rows": "平表",
    "{} lists, one a level": "{} 个列表，每级一个",
    "flat rows, a code a level in {}": "平表，每级代码在 {}",
    "flat rows, below the last row of the level above by “{}”":
      "平表，按“{}”归入前面最近的上一级行",
    "flat rows, below the round number before it ({}) in “{}”": "平表，按“{2}”中前一个整数（步长 {1}）确定上级",
    "flat rows, within “{}” and “{}”": "平表，按“{}”与“{}”的区间嵌套",
    "flat rows, below the name with less indent in “{}”": "平表，按“{}”中名称的缩进归入上级",
    "flat rows, below the row before it in the path “{}”": "平表，按路径“{}”归入前一行",
    "records, the IDs of those below in “{}”": "记录，“{}”中列出下级的 ID",
    "{}, children in {}": "{}，下级在 {}",
    "nested objects": "嵌套对象",
    "nested elements": "嵌套元素",
    "nested dictionaries": "嵌套字典",
    "dictionaries keyed by the region above": "以上级为键的字典",
    "wide rows, levels in {}": "每级一列，在 {}",
    "paths in “{}” with “{}” between the levels": "“{}”中的路径，各级以“{}”分隔",
    ", parent by the code's beginning ({} digits)": "，上级看代码开头（{} 位）",
    ", parent by the code's beginning ({} characters)": "，上级看代码开头（{} 个字符）",
    ", parent by the code up to “{}”": "，上级看代码中“{}”之前的部分",
    ", id in {}": "，ID 在 {}",
    ", no IDs": "，没有 ID",
    ", name in {}": "，名称在 {}",
    "; IDs are local, so they became paths of IDs": "；ID 只在上级内有效，因此改为 ID 路径",
    "; regions are numbered by place": "；区划按位置编号",
    "; merged: {} matched, {} added below them": "；合并：对上 {}，其下新增 {} 个",
    "{} (impossible)": "{}（不可能）",

    // Reports
    ", 1 row skipped": "，跳过 1 行",
    ", {} rows skipped": "，跳过 {} 行",
    "\n{}: {} bytes": "\n{}：{} 字节",
    "{}, score {}: {}, {}": "{}，得分 {}：{}，{}",
    "confidence: {}": "把握：{}",
    "certain": "确定",
    "likely": "较大",
    "doubtful": "存疑",

    // Parts and evidence
    "id": "ID",
    "name": "名称",
    "parent": "上级",
    "level {}": "第 {} 级",
    "code of level {}": "第 {} 级代码",
    "order": "顺序",
    "path": "路径",
    "name where there is no other": "无其他名称时的名称",
    "attribute": "属性",
    "constant": "常量",
    "left out": "未采用",
    "regions export wrote it": "由 regions export 写成",
    "each record says what is above it": "每条记录自己说明上级",
    "records lie in the record of the region above": "记录在上级的记录之内",
    "{} ({} %; {} of {} different ones, {} by chance)":
      "{1}（{2} %；{4} 个不同值中有 {3} 个，偶然会有 {5} 个）",
    "“{}” holds IDs of “{}”": "“{}”是“{}”的 ID",
    "{} holds names of other records": "{} 是其他记录的名称",
    "codes in {} begin with other codes": "{} 中的代码以其他代码开头",
    "{}: a code a level, filled down to the row's own": "{}：每级一个代码，填到本行所在级",
    "{} orders the rows as a tree": "{} 把行排成树",
    "{}: rows are told apart by them": "{}：行由它们区分",
    "cells of {} are split by one separator": "{} 的单元格以同一分隔符分开",
    "each row is a path": "每行是一条路径",
    "the codes count on from region to region, as row numbers do":
      "代码像行号一样逐个递增",
    "as many codes would begin with others by chance": "碰巧以其他代码开头的也会有这么多",
    "nearly as many codes would begin with others by chance":
      "碰巧以其他代码开头的也会有差不多这么多",
  ]
}
