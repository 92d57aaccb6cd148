/// What a command takes: the one table from which parsing, help, completions and the man page are
/// made.
public struct CommandSpecification: Sendable {
  /// As typed: "lookup".
  public var name: String
  /// One line, in English without a full stop: "show the name and path of regions".
  public var summary: Wording
  /// Paragraphs for `--help` and the man page.
  public var discussion: Wording
  public var operands: [OperandSpecification]
  public var options: [OptionSpecification]
  public var examples: [CommandExample]

  public init(
    name: String, summary: Wording, discussion: Wording = .none,
    operands: [OperandSpecification] = [], options: [OptionSpecification] = [],
    examples: [CommandExample] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
  }
}

/// A call worth copying.
public struct CommandExample: Sendable {
  /// As it is typed.
  public var call: String
  /// What it does, in one line.
  public var meaning: Wording

  public init(_ call: String, _ meaning: String, zh chinese: String) {
    self.call = call
    self.meaning = Wording(meaning, zh: chinese)
  }
}

/// A value named by its position.
public struct OperandSpecification: Sendable {
  public enum Count: Sendable {
    case one, optional, any, oneOrMore
  }

  /// As shown in help, in lower case: "id".
  public var name: String
  public var count: Count
  public var help: Wording
  /// The values it takes, where they can be listed.
  public var choices: [String]
  /// What a shell should offer.
  public var completion: Completion

  public init(
    _ name: String, _ count: Count, help: String, zh chinese: String, choices: [String] = [],
    completion: Completion = .none
  ) {
    self.name = name
    self.count = count
    self.help = Wording(help, zh: chinese)
    self.choices = choices
    self.completion = completion
  }
}

/// An option, with or without a value.
public struct OptionSpecification: Sendable {
  /// Without dashes: "data".
  public var name: String
  public var letter: Character?
  /// What the value is called in help, or `nil` for a switch.
  public var valueName: String?
  public var help: Wording
  /// The values it takes, where they can be listed.
  public var choices: [String]
  /// The whole numbers it takes, if these are its values.
  public var numbers: ClosedRange<Int>?
  public var completion: Completion
  /// Whether the command does nothing without it.
  public var isRequired: Bool

  public init(
    _ name: String, letter: Character? = nil, value valueName: String? = nil,
    numbers: ClosedRange<Int>? = nil, help: String, zh chinese: String, choices: [String] = [],
    completion: Completion = .none,
    isRequired: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.valueName = valueName
    self.numbers = numbers
    self.help = Wording(help, zh: chinese)
    self.choices = choices
    self.completion = completion
    self.isRequired = isRequired
  }
}

/// What a shell offers for a value.
public enum Completion: Sendable, Equatable {
  case none, file
  /// Some of the values it takes.
  case words([String])
  /// Files whose names end in this, and folders to find them in: "regions".
  case files(ending: String)

  /// Whether the value is the name of a file.
  var isFile: Bool {
    switch self {
    case .file, .files: true
    case .none, .words: false
    }
  }
}

/// A program: a name and its commands.
public struct ProgramSpecification: Sendable {
  public var name: String
  public var version: String
  public var summary: Wording
  public var commands: [CommandSpecification]

  public init(name: String, version: String, summary: Wording, commands: [CommandSpecification]) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
  }

  public func command(_ name: String) -> CommandSpecification? {
    commands.first { $0.name == name }
  }
}
