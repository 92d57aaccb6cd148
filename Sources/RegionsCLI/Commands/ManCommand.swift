import ArgumentParsing

/// `regions man`: the manual page, made from the same table as `--help`.
enum ManCommand: Command {
  static let specification = CommandSpecification(
    name: "man", summary: "print the manual page",
    examples: [("regions man | man -l -", "read the manual")])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    try streams.output.write(
      CommandLineTool.program.manPage(
        date: CommandLineTool.releaseDate,
        sections: [
          (
            "EXIT STATUS",
            """
            0 success; 1 something asked for was not found; 64 wrong usage; 65 the input data is \
            wrong; 66 an input can't be opened; 73 an output can't be created; 74 a read or write \
            failed; 130 cancelled by the user.
            """
          ),
          (
            "ENVIRONMENT",
            """
            REGIONS_DATA: the .regions file to use where no --data is given. NO_COLOR: no colours.
            """
          ),
        ]))
    return .success
  }
}
