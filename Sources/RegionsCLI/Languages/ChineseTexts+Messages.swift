extension ChineseTexts {
  /// Of errors, warnings and notes.
  package static let messages: [String: String] = [
    // Frames
    "{}: error: {}": "{}: 错误: {}",
    "{}:{}:{}: error: {}": "{}:{}:{}: 错误: {}",
    "regions: {}": "regions: {}",
    "regions: warning: {}": "regions: 警告: {}",
    "regions: error: {}": "regions: 错误: {}",
    "standard input:{}: error: {}": "标准输入:{}: 错误: {}",
    "standard input:{}: warning: {}": "标准输入:{}: 警告: {}",

    // Arguments
    "\nSee “{} --help” for more information.": "\n详见“{} --help”。",
    "regions: error: unknown command “{}”": "regions: 错误: 没有名为“{}”的命令",
    "regions: error: unknown option “{}”": "regions: 错误: 没有名为“{}”的选项",
    "regions: error: the option “{}” goes behind the command": "regions: 错误: 选项“{}”要放在命令之后",
    "; did you mean “{}”?": "；是不是“{}”？",
    "unknown option “--{}”": "没有选项“--{}”",
    "unknown option “-{}”": "没有选项“-{}”",
    "unexpected argument “{}”": "多余的参数“{}”",
    "missing <{}>": "缺少 <{}>",
    "missing --to <format>: one of {}": "缺少 --to <format>：可选 {}",
    "missing <address>: give addresses, or one a line on standard input":
      "缺少 <address>：请给出地址，或从标准输入每行一个",
    "missing <id>: give IDs, or one a line on standard input":
      "缺少 <id>：请给出 ID，或从标准输入每行一个",
    "{} or more": "不小于 {}",
    "{} or {}": "{} 或 {}",
    "{} to {}": "{} 到 {}",
    "“{}” takes a whole number, {}, not “{}”": "“{}”要一个整数（{}），不是“{}”",
    "“{}” needs a value: <{}>": "“{}”需要一个值：<{}>",
    "“{}” takes no value": "“{}”不带值",
    "“{}” needs the name of a file": "“{}”需要文件名",
    "“{}” takes {}, not “{}”": "“{}”可取 {}，不能是“{}”",
    "“--check” goes with neither “--answers” nor “--events”":
      "“--check”不能与“--answers”或“--events”同用",
    "“--column” and “--field” exclude each other": "“--column”与“--field”不能同用",
    "“--column” takes a number from 1 or a heading, not “{}”":
      "“--column”要一个从 1 起的列号或列名，不是“{}”",
    "“--header” goes with “--column”": "“--header”要与“--column”同用",
    "“--{}” goes with “--column”": "“--{}”要与“--column”同用",
    "“--delimiter” takes {} or one ASCII character, not “{}”":
      "“--delimiter”可取 {} 或一个 ASCII 字符，不能是“{}”",
    "“--{}” takes columns, separated by commas: {}; not “{}”": "“--{}”要以逗号分隔的列：{}；不能是“{}”",
    "“--height” takes a number of lines or 1% to 100%, not “{}”":
      "“--height”要行数或 1% 到 100%，不是“{}”",
    "“--contact” doesn't go with “--column”": "“--contact”不能与“--column”同用",
    "“--json” doesn't go with “--column”": "“--json”不能与“--column”同用",
    "“--json” doesn't go with “--field”": "“--json”不能与“--field”同用",
    "“--json” prints all of the region; “--print” goes without it":
      "“--json”会打印区划的全部信息，不与“--print”同用",
    "“--language” takes a language's tag such as en or zh-Hant, not “{}”":
      "“--language”要一个语言标记，如 en 或 zh-Hant，不是“{}”",
    "“--now” takes a time such as 2025-06-01T09:30+08:00, not “{}”":
      "“--now”要一个时间，如 2025-06-01T09:30+08:00，不是“{}”",
    "IDs are read from standard input with “--field”": "用“--field”时，ID 从标准输入读取",
    "with “--column”, a table is read from standard input and no arguments":
      "用“--column”时，从标准输入读取表格，不带参数",
    "“{}” goes with “--to csv” and “--to json-flat”": "“{}”要与“--to csv”或“--to json-flat”同用",
    "“{}” goes with “--to csv”, “--to json-flat” and “--to regions”":
      "“{}”要与“--to csv”、“--to json-flat”或“--to regions”同用",
    "a .regions file has no column “{}”: with “--to regions”, “--columns” takes attributes":
      ".regions 文件没有“{}”这一列：“--to regions”的“--columns”只取属性",
    "“--former” writes all of them and goes without “--{}”": "“--former”写出全部，不与“--{}”同用",
    "“--events” goes without “--{}”": "“--events”不与“--{}”同用",
    "two data sets: “{}” and, by --data, “{}”": "给了两个数据集：“{}”和 --data 的“{}”",
    "standard input can be read once, for one thing": "标准输入只能读一次，只作一种用途",
    "standard input": "标准输入",
    "“{}”": "“{}”",
    "standard output is {}, which is read: let it go elsewhere": "标准输出就是要读的{}：请输出到别处",
    "the output “{}” is {}, which is read: {}": "输出“{}”就是要读的{}：{}",
    "choose another name for it": "请换个名字",
    "add --output <file>": "请加 --output <file>",
    "the source “{}” is named twice": "来源“{}”给了两次",
    "the sources “{}” and “{}” are one file": "来源“{}”和“{}”是同一个文件",
    "no completions for “{}”, only for bash, zsh and fish": "没有“{}”的补全脚本，只有 bash、zsh 和 fish",
    "no form is called “{}”, only {}": "没有名为“{}”的格式，只有 {}",
    "a database is nothing to read on a terminal: add --output <file>":
      "数据库不能写到终端：请加 --output <file>",

    "a .regions file is nothing to read on a terminal: add --output <file>":
      ".regions 文件不能写到终端：请加 --output <file>",
    "; “--depth” counts levels": "；“--depth”数的是层数",
    "; “--level” goes by levels": "；“--level”按层",
    "“--{}” takes one ASCII character, or tab, not “{}”":
      "“--{}”应为一个 ASCII 字符或 tab，而不是“{}”",
    "“--memory-limit” takes a size such as 4G or 512M, not “{}”":
      "“--memory-limit”应为 4G、512M 这样的大小，而不是“{}”",
    "“--{}” takes a date such as 2025-12-31, not “{}”": "“--{}”要一个日期，如 2025-12-31，不是“{}”",
    "no rank is called “{}”, only {} and the numbers from 1 ":
      "没有名为“{}”的级别，只有 {} 和数字 1 ",
    "to {}": "到 {}",

    // Regions
    "{}: {}, until {}": "{}：{}，{} 年止",
    "{}: {}, until {}; now {}": "{}：{}，{} 年止；现为 {}",
    "regions: nothing is called “{}”": "regions: 没有叫“{}”的区划",
    "regions: {} is no division; it lies in:": "regions: {}不是行政区划；所在的区划：",
    "regions: nothing is called “{}”; nearest:": "regions: 没有叫“{}”的区划；相近的有：",
    "regions: error: “--until” needs regions with ranks, and this data set has none":
      "regions: 错误: “--until”要有级别的区划，而这个数据集没有级别",
    "; without --exact, the nearest is {}": "；不用 --exact 时，最相近的是 {}",
    "; without {}, there is {}": "；不用 {} 时，有 {}",
    "regions: … and {} more": "regions: …还有 {} 个",
    "regions: {} of {}; --limit shows more": "regions: {2} 个中的 {1} 个；--limit 可显示更多",
    "regions: no former regions are known of this data set, only of China's divisions":
      "regions: 这个数据集没有已撤销区划的资料，只有中国行政区划有",
    "{}: error: a pipe is read up to {} MB and this is longer: put it into a file":
      "{}: 错误: 管道最多读 {} MB，超出了：请存成文件",
    "{}: error: the draft can't be kept: {}": "{}: 错误: 草稿无法保存：{}",
    "no region has the ID “{}”": "没有 ID 为“{}”的区划",
    "{}: {} in the codes of the Bureau of Statistics; “--list statistics” answers by them":
      "{}：在国家统计局的代码中为{}；用“--list statistics”按其代码作答",
    "{}: {} in the codes of the Bureau of Statistics, until {} or later":
      "{}：在国家统计局的代码中为{}，至少用到 {} 年",
    "“--list statistics” goes with the divisions of China only": "“--list statistics”只用于中国行政区划",
    "only in the Bureau of Statistics' list {}, only in the Ministry's {}, another region in each {}":
      "只有国家统计局有的 {} 个，只有民政部有的 {} 个，两处所指不同的 {} 个",
    "regions: the codes are the Bureau of Statistics': {}; add --list statistics":
      "regions: 这些是国家统计局的代码：{}；请加 --list statistics",
    "regions: the codes are the Ministry's: {}": "regions: 这些是民政部的代码：{}",
    "regions: whose codes these are can't be told: {}; see --list": "regions: 看不出是谁的代码：{}；见 --list",
    "; “regions search” finds names": "；“regions search”按名称查找",
    "; $REGIONS_DATA names it": "；由 $REGIONS_DATA 指定",
    "; “regions import” makes one of other files": "；“regions import”可由其他文件生成",
    "; a newer version of this program reads it": "；本程序的新版本可以读取",
    "; “--to json” can hold every character": "；“--to json”能表示所有字符",
    "; “--to vant” takes any codes": "；“--to vant”接受任何编码",
    "; $TMPDIR names the folder for it": "；其文件夹由 $TMPDIR 指定",
    "; {} is {}": "；{} 是{}",

    // Tables
    "the row has no such column": "这一行没有该列",
    "the object has no “{}”": "这个对象没有“{}”",
    "the line is no object": "这一行不是对象",
    "“{}” is neither text nor a number": "“{}”既不是文字也不是数字",
    "the row has no ID": "这一行没有 ID",
    "the row has no address": "这一行没有地址",
    "no region in “{}”": "“{}”中没有区划",
    "standard input:{}: warning: the row has {} cells, the first one {}":
      "标准输入:{}: 警告: 这一行有 {} 列，第一行有 {} 列",
    "standard input:1: error: no column {}; {}": "标准输入:1: 错误: 没有第 {} 列；{}",
    "there is only one": "只有一列",
    "there are only {}": "只有 {} 列",
    "standard input:1: error: no column “{}”; there are {}": "标准输入:1: 错误: 没有列“{}”；现有 {}",
    "standard input:{}: error: a quoted field is not closed": "标准输入:{}: 错误: 引号没有闭合",
    "standard input:{}: error: a quoted field makes a record longer than {} bytes":
      "标准输入:{}: 错误: 引号使一行记录超过 {} 字节",

    // Results
    "title": "名称",
    "as of": "截至",
    "origin": "来源",
    "license": "许可",
    "regions": "区划",
    "  level {}": "  第 {} 层",
    "  rank {}": "  级别 {}",
    "IDs": "ID",
    "attributes": "属性",
    "format": "格式",
    "bytes": "字节",
    "{} added, {} removed, {} renamed, {} moved, {} probably the same under another ID":
      "新增 {}，撤销 {}，改名 {}，改属 {}，大概只是换了 ID 的 {}",
    "the top": "顶层",
    "{}: ok, {}, {}": "{}: 完好，{}，{}",
    "{} regions": "{} 个区划",
    "1 region": "1 个区划",
    "{} bytes": "{} 字节",
    "1 byte": "1 字节",

    // Picker and forms
    "regions: no terminal to fill the form on; “--check” and “--events” need none":
      "regions: 没有终端可填写表单；“--check”和“--events”不需要终端",
    "“--draft” goes with neither “--check” nor “--events”": "“--draft”不与“--check”或“--events”同用",
    "regions: what was filled in is kept in {}": "regions: 填写的内容已保存在 {}",
    "{}: “{}” no longer fits the form: left out": "{}：“{}”已不符合表单，未采用",
    "regions: {}: asking by numbered lists instead": "regions: {}：改用编号列表询问",
    "regions: no terminal to take keys from; “--tty” needs one":
      "regions: 没有终端可读取按键；“--tty”需要终端",
    "regions: nothing was chosen: standard input has ended":
      "regions: 什么都没有选：标准输入已结束",
    " and is not a terminal; “--tty” takes keys from the terminal":
      "，而且不是终端；“--tty”从终端读取按键",
    "regions: region “{}” has nothing below it to choose from": "regions: 区划“{}”没有下级可选",
    "regions: region “{}” does not lie below region “{}”": "regions: 区划“{}”不在区划“{}”之下",
  ]
}
