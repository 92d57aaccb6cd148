import TranslatedText

extension CommandSpecification {
  /// Reads the arguments after the command's name.
  ///
  /// Long options take `--name value` and `--name=value`, letters `-d value`, `-dvalue` and, for
  /// switches, `-ab`. `--` ends the options; a lone `-` is an operand.
  ///
  /// - Throws: ``UsageError`` for an option or operand that doesn't fit.
  public func parse(_ arguments: some Sequence<String>) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = Array(arguments)[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        parsed.operands.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.hasPrefix("--") {
        try parseLong(argument, rest: &rest, into: &parsed)
      } else {
        try parseLetters(argument, rest: &rest, into: &parsed)
      }
    }
    try checkOperands(parsed.operands)
    return parsed
  }

  private func parseLong(
    _ argument: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let body = argument.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(equals.map { body[..<$0] } ?? body)
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError(
        "unknown option “--\(name)”" + suggestion(for: name, among: options.map(\.name), "--"))
    }
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    try take(option, shown: "--\(name)", attached: attached, rest: &rest, into: &parsed)
  }

  private func parseLetters(
    _ argument: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw UsageError("unknown option “-\(letter)”")
      }
      guard option.valueName != nil, !letters.isEmpty else {
        try take(option, shown: "-\(letter)", attached: nil, rest: &rest, into: &parsed)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      try take(option, shown: "-\(letter)", attached: String(letters), rest: &rest, into: &parsed)
      return
    }
  }

  private func take(
    _ option: OptionSpecification, shown: String, attached: String?,
    rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard let valueName = option.valueName else {
      guard attached == nil else { throw UsageError("“\(shown)” takes no value") }
      parsed.set(option.name)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("“\(shown)” needs a value: <\(valueName)>")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        "“\(shown)” takes \(list(option.choices)), not “\(value)”"
          + suggestion(for: value, among: option.choices, ""))
    }
    guard !value.isEmpty || !option.completion.isFile else {
      throw UsageError("“\(shown)” needs the name of a file")
    }
    if let numbers = option.numbers, Int(value).map(numbers.contains) != true {
      let bounds: Message =
        numbers.upperBound == .max
        ? "\(numbers.lowerBound) or more" : "\(numbers.lowerBound) to \(numbers.upperBound)"
      throw UsageError("“\(shown)” takes a whole number, \(bounds), not “\(value)”")
    }
    parsed.add(option.name, value)
  }

  private func checkOperands(_ given: [String]) throws(UsageError) {
    let unlimited = operands.contains { $0.count == .any || $0.count == .oneOrMore }
    if !unlimited, given.count > operands.count {
      throw UsageError("unexpected argument “\(given[operands.count])”")
    }
    for (index, operand) in operands.enumerated()
    where operand.count == .one || operand.count == .oneOrMore {
      guard given.count > index else { throw UsageError("missing <\(operand.name)>") }
    }
  }
}

/// "a, b or c".
private func list(_ words: [String]) -> Message {
  guard words.count > 1, let last = words.last else { return Message(verbatim: words.joined()) }
  return "\(words.dropLast().joined(separator: ", ")) or \(last)"
}
