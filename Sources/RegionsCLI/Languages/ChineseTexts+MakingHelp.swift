extension ChineseTexts {
  /// Of the help of the other commands.
  static let makingHelp: [String: String] = [
    "make a .regions file of XML, JSON, CSV and other sources":
      "由 XML、JSON、CSV 等来源生成 .regions 文件。",
    "Format, encoding and shape are found from the content. Several sources are the levels of one tree, such as provinces.json cities.json areas.json, in any order. The options are for sources of which more than one reading makes sense.":
      "格式、编码和形状都由内容判断。多个来源是一棵树的各级，如 provinces.json cities.json areas.json，次序不限。来源有不止一种读法时，才用得着各选项。",
    "A file to read; - is standard input.": "要读的文件；- 为标准输入。",
    "Where to write; by default the first source's name with the extension “.regions”.":
      "写到哪里；默认为第一个来源的名字，扩展名换成“.regions”。",
    "The sources' format.": "来源的格式。",
    "The sources' encoding, as in GB18030.": "来源的编码，如 GB18030。",
    "The key, attribute or column of the IDs.": "存 ID 的键、属性或列。",
    "The key, attribute or column of the names.": "存名称的键、属性或列。",
    "The key, attribute or column that names the region above.": "存上级的键、属性或列。",
    "The keys or tags that hold the regions below.": "存下级的键或标签。",
    "What to keep besides; by default all that is left.": "另外保留什么；默认为余下的全部。",
    "The columns of the levels, topmost first, where rows are paths.":
      "每行是一条路径时，各级所在的列，最上级在前。",
    "The only way to connect the records that is tried.":
      "只尝试这一种把各条记录连起来的方式。",
    "Print the readings that were weighed, best first, and their evidence.":
      "输出权衡过的各种读法及其依据，最好的在前。",
    "source: as they are; scoped: paths of them; path: number the regions by place.":
      "source：照原样；scoped：由各级 ID 连成路径；path：按位置编号。",
    "Make this region's children the roots.": "以这个区划的下级为根。",
    "stop: write nothing; skip: leave out what is wrong.":
      "stop：什么都不写；skip：略去有错的。",
    "report a missing parent, or make such regions roots.":
      "report：报告缺少的上级；roots：让这样的区划成为根。",
    "Remove “请选择”, “市辖区” and the like.": "去掉“请选择”“市辖区”之类。",
    "Remove white space around names.": "去掉名称两边的空白。",
    "Add what the sources know to this .regions file: attributes, deeper levels.":
      "把来源所知加到这个 .regions 文件：属性、更深的级。",
    "Add how Chinese names are read, as the attribute “pinyin”.":
      "加上中文名称的读音，作为属性“pinyin”。",
    "What the data set is called.": "数据集的名称。",
    "The date the data is true of.": "数据所属的日期。",
    "Where the data was taken from.": "数据的出处。",
    "The terms it may be used under.": "使用数据的许可。",
    "Report what would be done, write nothing.": "只报告会做什么，不写文件。",
    "write areas.regions": "写出 areas.regions",
    "one file a level": "每级一个文件",
    "show what would be made of it": "看看会生成什么",
    "write a data set as JSON, CSV, XML, picker options or a database":
      "把数据集写成 JSON、CSV、XML、选择器的选项或数据库。",
    "The forms: json (objects within objects), json-flat (one object a region), csv, xml; antd, element and vant, the options of those libraries' Cascader; vant-area, the lists of Vant's Area; sqlite, a database. What json, json-flat, csv, xml and sqlite hold, import makes the same .regions file of.":
      "各种形式：json（对象套对象）、json-flat（每个区划一个对象）、csv、xml；antd、element 和 vant 是这些组件库的级联选择器的选项；vant-area 是 Vant 的 Area 的列表；sqlite 是数据库。json、json-flat、csv、xml 和 sqlite 再经 import 得到同样的 .regions 文件。",
    "The form.": "写成的形式。",
    "Where to write, “-” for standard output, which is the default.":
      "写到哪里，“-”为标准输出，即默认。",
    "Write at most this many levels.": "最多写这么多级。",
    "Leave out what lies below this rank: province, prefecture, county, town, village, or a number from 1.":
      "略去这一级别以下的：province、prefecture、county、town、village，或从 1 起的数字。",
    "Leave out $regions, from which import takes title, date and attributes.":
      "略去 $regions，即告诉 import 标题、日期和属性的那一列。",
    "options for Ant Design's Cascader, down to the counties":
      "Ant Design 级联选择器的选项，到县级为止",
    "a database with tables and a view of full paths": "含表和完整路径视图的数据库",
    "show what changed between two data sets": "显示两个数据集之间的变化。",
    """
    Compares two .regions files by ID and prints what changed, grouped by province: “+” added,
    “-” removed, “~” renamed, “>” moved to another parent, “=” a removed region and the added one
    that probably took its place (the same name below the same parent, or the same children).
    With --json, each line is one change with the region's old and new path. Exit status 0 if
    nothing changed, 1 if something did.
    """:
      """
    按 ID 比较两个 .regions 文件，按省列出变化：“+”新增，“-”撤销，“~”改名，“>”改属，“=”撤销的
    区划和大概接替它的新区划（同一上级下的同名区划，或下级相同）。用 --json 时每行是一个变化，含区划
    的新旧路径。没有变化时退出状态为 0，有变化为 1。
    """,
    "The earlier .regions file.": "较早的 .regions 文件。",
    "The later .regions file.": "较晚的 .regions 文件。",
    "five years of reforms": "五年间的区划调整",
    "fill a form and print its payload as JSON": "填写一张表单，以 JSON 输出内容。",
    """
    FORM.json defines the form: fields, rules, conditions. The payload is one JSON object.

    The form is filled on the terminal itself, so that regions form shop.json > answers.json
    works. Exit status 130 and nothing printed: it was cancelled. Where the screen can't be drawn
    on, it asks question by question. It speaks Chinese where LC_ALL, LC_MESSAGES or LANG says so,
    else English.

    Keys:
      ↑ ↓, Tab Shift-Tab, Enter  from row to row; so does the wheel of the mouse
      PgUp PgDn                  a page
      ← → Home End Ctrl-A Ctrl-E Alt-B Alt-F
                                 move in the text
      Backspace Delete Ctrl-W Ctrl-U Ctrl-K Ctrl-Y
                                 change the text; Backspace empties other rows
      Tab in a file's row        complete the path; ~ is the home folder
      Enter Space, a click       open a region, a form inside or a list; change a choice
      ← → + - and digits         parts of a date and time
      Ctrl-D, the last button    submit, or go back to the form around
      Esc                        cancel, asking first; with --draft, keep and leave
      Ctrl-C, Ctrl-Z, Ctrl-L     cancel, stop (fg goes on), draw again

    With --draft, what is filled in is kept in a file row by row and read from it the next time; a
    form that was submitted leaves no draft.

    With --check, no one is asked: the answers in a file are checked as a submission would, and
    either the payload is printed, or one diagnostic for each field that fails; exit status 65.
    Attachments are not looked for then, nor with --events: their paths may be those of another
    machine.

    With --events, reads one JSON event a line from standard input and prints the state after
    each, one a line; a line that does not fit is answered by {"error":"…"}. The exit status is 0
    when the form was submitted, 1 when the input ends before, 130 when it was cancelled.
    """:
      """
    FORM.json 定义表单：字段、规则、条件。输出的内容是一个 JSON 对象。

    表单直接在终端上填写，所以 regions form shop.json > answers.json 可用。取消时退出状态为 130，
    不输出任何内容。画不了屏幕时逐项提问。LC_ALL、LC_MESSAGES 或 LANG 为中文时显示中文，否则英文。

    按键：
      ↑ ↓、Tab Shift-Tab、Enter  在各行间移动；鼠标滚轮也可以
      PgUp PgDn                  翻页
      ← → Home End Ctrl-A Ctrl-E Alt-B Alt-F
                                 在文字中移动
      Backspace Delete Ctrl-W Ctrl-U Ctrl-K Ctrl-Y
                                 修改文字；其他行上 Backspace 清空该行
      文件行上的 Tab             补全路径；~ 是主目录
      Enter、空格、单击          打开区划、内嵌表单或列表；更改选项
      ← → + - 和数字             日期时间的各部分
      Ctrl-D、最后的按钮         提交，或返回外层表单
      Esc                        取消，先问一次；有 --draft 时保存并退出
      Ctrl-C、Ctrl-Z、Ctrl-L     取消、挂起（fg 继续）、重画

    用 --draft 时，填写的内容逐行保存在一个文件里，下次从中继续；提交后不留草稿。

    用 --check 时不询问任何人：按提交的规则检查文件中的答案，或输出内容，或为每个不合格的字段输出
    一条诊断；退出状态 65。此时和用 --events 时都不查看附件是否存在：路径可能是另一台机器上的。

    用 --events 时，从标准输入每行读一个 JSON 事件，每个事件之后输出一行状态；不合适的一行以
    {"error":"…"} 回答。提交了表单时退出状态为 0，输入先结束为 1，取消为 130。
    """,
    "Keep what is filled in here, and go on with it next time.": "把填写的内容保存在这里，下次继续。",
    "The form's definition.": "表单的定义。",
    "Begin with these values: one JSON object, {\"key\": value}.":
      "以这些值开始：一个 JSON 对象，{\"key\": value}。",
    "Check these values and ask no one.": "检查这些值，不询问任何人。",
    "What time it is, in ISO 8601, for rules that compare with it. Default: the clock.":
      "现在的时间（ISO 8601），供与之比较的规则使用。默认为系统时钟。",
    "What is known outside the form: one JSON object; arrays are options of choices.":
      "表单之外已知的事实：一个 JSON 对象；数组是选择项。",
    "The language of texts. Default: the locale's.": "文字的语言。默认随系统语言。",
    "fill a form": "填写一张表单",
    "check what was filled in": "检查填写的内容",
    "check a .regions file, every byte and every region":
      "检查一个 .regions 文件的每个字节和每个区划。",
    "The .regions file.": ".regions 文件。",
    "print a completion script for a shell": "输出某个 shell 的补全脚本。",
    "bash, zsh or fish.": "bash、zsh 或 fish。",
    "completions in this shell": "在当前 shell 中启用补全",
    "print the manual page": "输出手册页。",
    "read the manual": "阅读手册",
  ]
}
