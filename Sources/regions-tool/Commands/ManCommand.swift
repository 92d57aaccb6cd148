import RegionsCLI

/// `regions man`: the manual page, made from the same table as `--help`.
enum ManCommand: Command {
  static let specification = CommandSpecification(
    name: "man", summary: Wording("print the manual page", zh: "输出手册页。"),
    examples: [CommandExample("regions man | man -l -", "read the manual", zh: "阅读手册")])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    try streams.write(
      CommandLineTool.program.manPage(
        date: CommandLineTool.releaseDate,
        sections: [
          ManPageSection(
            "EXIT STATUS",
            """
            0 success; 1 something asked for was not found; 64 wrong usage; 65 the input data is \
            wrong; 66 an input can't be opened; 73 an output can't be created; 74 a read or write \
            failed; 130 cancelled by the user.
            """
          ),
          ManPageSection(
            "ENVIRONMENT",
            """
            REGIONS_DATA: the .regions file to use where no --data is given. REGIONS_KEYS: vi, for the \
            keys of vi in pick. LC_ALL, LC_MESSAGES, LANG: the first that is set decides whether \
            texts are Chinese or English. NO_COLOR: no colours, if it isn't empty. TERM: dumb, for \
            plain questions instead of a screen. ESCDELAY: for how many milliseconds more of a key \
            is waited for after Esc. TMPDIR: where temporary files go; else /tmp.
            """
          ),
        ]))
    return .success
  }
}
