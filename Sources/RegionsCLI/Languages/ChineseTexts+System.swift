extension ChineseTexts {
  /// Of the operating system, and our names for its streams.
  package static let system: [String: String] = [
    "standard output": "标准输出",
    "standard error": "标准错误",
    "Operation not permitted": "不允许的操作",
    "No such file or directory": "没有这个文件或文件夹",
    "Input/output error": "输入输出错误",
    "Bad file descriptor": "文件描述符无效",
    "Cannot allocate memory": "内存不足",
    "Permission denied": "没有权限",
    "File exists": "文件已存在",
    "Not a directory": "不是文件夹",
    "Is a directory": "是文件夹",
    "Invalid argument": "参数无效",
    "Too many open files": "打开的文件过多",
    "File too large": "文件过大",
    "No space left on device": "磁盘空间已满",
    "Read-only file system": "文件系统只读",
    "Broken pipe": "管道已断开",
    "File name too long": "文件名过长",
    "Too many levels of symbolic links": "符号链接层数过多",
    "Disk quota exceeded": "超出磁盘配额",
  ]
}
