import CProgram

extension CommandLineTool {
  /// What the program was called with, without its name. Swift reads it in /proc, which not every system has
  /// mounted, so the C library is asked first.
  static var programArguments: [String] {
    guard var next = unsafe program_arguments() else {
      return Array(CommandLine.arguments.dropFirst())
    }
    var arguments: [String] = []
    while let word = unsafe next.pointee {
      arguments.append(unsafe String(cString: word))
      unsafe next += 1
    }
    return Array(arguments.dropFirst())
  }
}
