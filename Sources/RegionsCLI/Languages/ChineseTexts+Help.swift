extension ChineseTexts {
  /// Of help as such, and of the commands that read.
  static let help: [String: String] = [
    "OVERVIEW": "概述",
    "USAGE": "用法",
    "OPTIONS": "选项",
    "COMMANDS": "命令",
    "ARGUMENTS": "参数",
    "EXAMPLES": "示例",
    "Show the version.": "显示版本。",
    "See “{} <command> --help” for detailed help.": "详见“{} <command> --help”。",
    " (values: {})": "（可取：{}）",
    "Provinces, cities, districts: from any source to one compact file, and back to names.":
      "省、市、区：从任何来源到一个紧凑的文件，再从编码回到名称。",
    "Show help information.": "显示帮助。",
    "Show help for a command.": "显示某个命令的帮助。",
    "The data set: a .regions file. Default: $REGIONS_DATA, else the bundled one.":
      "数据集：一个 .regions 文件。默认为 $REGIONS_DATA，否则用内置数据。",
    "Print one JSON object a line.": "每行输出一个 JSON 对象。",
    "The .regions file; without one, the data set in use.": ".regions 文件；不给则用当前数据集。",

    // info
    "show what a data set holds and where it comes from": "显示数据集的内容与来源。",

    // lookup
    "show the name and the path of regions": "显示区划的名称与路径。",
    """
    Prints ID, NAME and PATH of each region, separated by tabs; PATH is the names from the
    root, joined by “/”. Without IDs, reads them from standard input, one a line, and answers
    each at once. Blanks and quotes around an ID don't count. An ID that is not there gives a
    line with empty NAME and PATH, and exit status 1 at the end. Of an ID that was in force
    once, a message says until when and what took its place; --current answers with that,
    where it is one region.

    With --column or --field, standard input is a table or JSON Lines: each row is printed as
    it is, with region_name and region_path behind it.
    """:
      """
    每个区划输出一行：ID、名称、路径，以制表符分隔；路径是从根起的各级名称，以“/”相连。
    不给 ID 时从标准输入逐行读取，随读随答。ID 两边的空白和引号不计。找不到的 ID 输出名称和路径
    为空的一行，最后退出状态为 1。曾经使用过的代码会说明用到哪年、现为何处；用 --current 时，
    若现为一个区划，就以它作答。

    用 --column 或 --field 时，标准输入是表格或 JSON Lines：每行原样输出，其后加上 region_name
    和 region_path。
    """,
    "The IDs of the regions.": "区划的 ID。",
    "For an ID no longer in force, the one region that took its place.":
      "已停用的代码以取代它的那个区划作答。",
    "The column of a table that has the IDs: its number, from 1, or its heading.":
      "表格中存 ID 的列：从 1 起的列号，或列名。",
    "The table's first row has headings.": "表格的第一行是列名。",
    "What separates columns. Default: as the first row has it.": "列的分隔符。默认由第一行判断。",
    "The field of JSON Lines that has the IDs.": "JSON Lines 中存 ID 的字段。",
    "the name of a region": "一个区划的名称",
    "the regions of a column": "一列中的各个区划",
    "a table with its regions' names": "给表格加上区划名称",

    // children, tree
    "list the regions directly below a region": "列出一个区划的直接下级。",
    "Prints ID and NAME, separated by a tab, in the source's order.":
      "按来源中的顺序输出 ID 和名称，以制表符分隔。",
    "The region; without one, the top level.": "区划；不给则为最上级。",
    "the cities of 广东省": "广东省的各市",
    "show a region and the regions below it, indented": "以缩进显示一个区划及其下级。",
    """
    Prints ID and NAME, separated by a tab, indented by two spaces a level. With --json, each
    line is one region as “lookup” prints it.
    """: "输出 ID 和名称，以制表符分隔，每级缩进两格。用 --json 时，每行一个区划，与“lookup”的输出相同。",
    "The region; without one, the whole data set.": "区划；不给则为整个数据集。",
    "Show at most this many levels.": "最多显示这么多级。",
    "北京市 and its districts": "北京市及其各区",
  ]
}
