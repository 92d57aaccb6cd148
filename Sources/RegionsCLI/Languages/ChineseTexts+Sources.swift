extension ChineseTexts {
  /// Of what is wrong with sources.
  package static let sourceMessages: [String: String] = [
    // Files
    "the source is empty": "来源是空的",
    "no reader for the format “{}”": "没有“{}”格式的读取程序",
    "{} is not installed; it is {} in Debian and Ubuntu, {} in Fedora, {} in Alpine, {} in Homebrew":
      "没有安装 {}；在 Debian 和 Ubuntu 中是 {}，在 Fedora 中是 {}，在 Alpine 中是 {}，在 Homebrew 中是 {}",
    "{} has no memory": "{} 内存不足",
    "SQLite: {}": "SQLite：{}",
    "the gzip data is damaged": "gzip 数据已损坏",
    "the gzip data is cut off": "gzip 数据不完整",
    "this is an old Excel workbook, save it as .xlsx or as CSV":
      "这是旧版 Excel 工作簿，请另存为 .xlsx 或 CSV",
    "this is a binary Excel workbook, save it as .xlsx or as CSV":
      "这是二进制 Excel 工作簿（.xlsb），请另存为 .xlsx 或 CSV",
    "this workbook is encrypted, open it with its password and save it without one as .xlsx":
      "这个工作簿已加密，请用密码打开后另存为不加密的 .xlsx",
    "this is a binary property list, convert it with plutil -convert xml1":
      "这是二进制属性列表，请用 plutil -convert xml1 转换",
    "this is an INI or TOML file, write its data as JSON, YAML or CSV":
      "这是 INI 或 TOML 文件，请把其中的数据写成 JSON、YAML 或 CSV",
    "this is a feed of news (RSS or Atom), it has no regions": "这是新闻订阅源（RSS 或 Atom），其中没有地区",
    "this is packed by bzip2, unpack it first": "这是 bzip2 压缩的文件，请先解压",
    "this is packed by xz, unpack it first": "这是 xz 压缩的文件，请先解压",
    "this is packed by zstd, unpack it first": "这是 zstd 压缩的文件，请先解压",
    "this is packed by 7-Zip, unpack it first": "这是 7-Zip 压缩的文件，请先解压",
    "this is packed by RAR, unpack it first": "这是 RAR 压缩的文件，请先解压",
    "this is a PDF document": "这是 PDF 文档",
    "this is a Parquet file, write its table as CSV": "这是 Parquet 文件，请把其中的表写成 CSV",
    "this is a .regions file already, it needs no import": "这已经是 .regions 文件，无需导入",

    // Text
    "unknown encoding “{}”": "没有名为“{}”的编码",
    "the encoding can't be told from the text, name it with --encoding":
      "看不出文本的编码，请用 --encoding 指明",
    "the encoding is a guess: {}, or else {}; --encoding NAME decides":
      "编码是猜的：{}，也可能是 {}；用 --encoding 名称 指定",
    "the text has escape sequences of {}: name the encoding with --encoding {}":
      "文本中有 {} 的转义序列：请用 --encoding {} 指明编码",
    "characters that are written as in HTML, such as &#537;, are read as what they stand for: {} texts":
      "按 HTML 写法的字符（如 &#537;）已还原：{} 处",
    "the text begins with the mark of UTF-8 and can't be {}":
      "文本以 UTF-8 标记开头，不可能是 {}",
    "not {}: {} at byte {}, name the encoding with --encoding":
      "不是 {1}：第 {3} 字节处为 {2}，请用 --encoding 指明编码",
    "the last character is cut off: {} at byte {}, name the encoding with --encoding":
      "最后一个字符不完整：第 {2} 字节处为 {1}，请用 --encoding 指明编码",
    "a NUL byte: this is not text": "有 NUL 字节：这不是文本",

    // Limits
    "a row of more than {} cells": "一行的单元格超过 {} 个",
    "more than 2 billion values": "超过 20 亿个值",
    "what it holds would take more than {} MiB of memory, allow more with --memory-limit":
      "其内容要占用超过 {} MiB 内存，可用 --memory-limit 放宽",
    "values lie more than {} deep in each other": "值的嵌套超过 {} 层",
    "a text of more than {} MiB": "有一段文本超过 {} MiB",
    "a field of more than {} MiB": "有一个字段超过 {} MiB",
    "a line of more than {} MiB": "有一行超过 {} MiB",
    "more than {} MiB of text in a format that is read at once":
      "这种格式要一次读完，而文本超过 {} MiB",

    // Syntax
    "the document is cut off": "文档不完整",
    "the quote is not closed": "引号没有闭合",
    "the row is not closed": "这一行没有闭合",
    "expected {}, found {}": "应为 {}，却是 {}",
    "{} or “{}”": "{} 或“{}”",
    "a key": "键",
    "a value": "值",
    "a hexadecimal digit": "十六进制数字",
    "the end": "结尾",
    "a byte {}": "字节 {}",
    "“{}” is no value written out": "“{}”不是直接写出的值",
    "half of a surrogate pair": "只有半个代理对",
    "a column's name and a value are expected": "应为列名和值",
    "the entity “{}” is declared, entities are not expanded":
      "声明了实体“{}”，而实体不予展开",
    "unknown entity “{}”": "没有名为“{}”的实体",
    "an alias: values are not repeated by reference": "别名：不支持用引用重复值",
    "a key that is no plain text": "键不是普通文本",
    "the property list has a second value": "属性列表有第二个值",
    "a key without a value": "有键而没有值",
    "a value without a key": "有值而没有键",
    "no value of a property list: <{}>": "属性列表没有这种值：<{}>",
    "no array or object in the script": "脚本中没有数组或对象",
    "no INSERT statement with values in the dump": "转储中没有带值的 INSERT 语句",
    "the property list is empty": "属性列表是空的",

    // Workbooks, archives and databases
    "the workbook has no rows": "工作簿没有行",
    "the archive has no file": "压缩包中没有文件",
    "the database has no table": "数据库中没有表",
    "no dimension of this statistical data is said to be places": "这份统计数据中没有标明哪个维度是地区",
    "“{}” has a row {}": "“{}”有编号为 {} 的行",
    "a cell in column {}": "有单元格在第 {} 列",
    "a cell over {} columns": "有单元格跨 {} 列",
    "“{}” has a cell out of place in row {}": "“{}”第 {} 行有单元格位置不对",
    "“{}” has hardly a cell in its columns": "“{}”的各列几乎没有单元格",
    "“{}” refers to a text that is not there": "“{}”引用了不存在的文本",
    "this is no workbook; save it as .xlsx or as CSV": "这不是工作簿；请另存为 .xlsx 或 CSV",
    "“{}” names no region and is left out": "“{}”不是区划名称，未采用",
    "this is what “regions {} --json” tells of data sets, and none itself":
      "这是“regions {} --json”关于数据集的输出，本身不是数据集",
    "answers that found no region are left out: {}": "没有找到区划的答案未采用：{} 条",
    "INSERT statements that take their rows from a query are left out: {}":
      "从查询取行的 INSERT 语句未采用：{} 条",
    "there is no table “{}”, the source has no tables with names": "没有表“{}”，来源中没有带名称的表",
    "there is no table “{}”; there are {}": "没有表“{}”；有 {}",
    "hidden sheets are left out: {}": "隐藏的工作表未采用：{}",
    "column {} of “{}” has numbers of {} and {} digits: if they are codes, those of {} have lost a zero in front":
      "“{2}”的 {1} 列有 {3} 位和 {4} 位的数：如果是代码，{5} 位的丢了前面的零",
    "the archive is damaged: {}": "压缩包已损坏：{}",
    "the archive has more than {} entries": "压缩包中的条目超过 {} 个",
    "the archive has {} files, unpack it and name those to read: {}":
      "压缩包中有 {} 个文件，请解压后指明要读取的：{}",
    "“{}” is damaged": "“{}”已损坏",
    "“{}” is damaged: {}": "“{}”已损坏：{}",
    "“{}” is damaged: {}: {}": "“{}”已损坏：{}：{}",
    "column “{}” of table “{}” holds bytes, not text": "表“{2}”的列“{1}”存的是字节，不是文本",
    "column “{}” of table “{}” holds a value that is not UTF-8":
      "表“{2}”的列“{1}”有不是 UTF-8 的值",
    "column “{}” of table “{}” holds a value of more than {} MiB":
      "表“{2}”的列“{1}”有超过 {3} MiB 的值",
  ]
}
