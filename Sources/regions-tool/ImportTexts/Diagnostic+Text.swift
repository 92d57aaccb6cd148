import RegionsCLI
import RegionsFiles
import RegionsImport
import RegionsSource
import RegionsTerminal
import TranslatedText

extension Diagnostic {
  /// As in "china.xml:12:7: error: region “130199” has no name (at $[3])".
  func text() -> Message {
    let sentence = kind.text()
    let text: Message = location.path.isEmpty ? sentence : "\(sentence) (at \(location.path))"
    let place = location.text()
    switch severity {
    case .error: return "\(place): error: \(text)"
    case .warning: return "\(place): warning: \(text)"
    case .note: return "\(place): note: \(text)"
    }
  }
}

extension DiagnosticLocation {
  /// As in "china.xml:12:7"; standard input, whose name is “-”, as people call it.
  func text() -> Message {
    let place = description
    let name = ImportSource.standardInput.name
    guard source == name else { return Message(verbatim: place) }
    return "standard input" + Message(verbatim: String(place.dropFirst(name.count)))
  }
}

extension Diagnostic.Kind {
  /// The fact and then the remedy: lower case, no full stop.
  func text() -> Message {
    switch self {
    case .source(let problem): problem.text()
    case .unreadable(let error): error.text()
    case .tooManyLists(let limit):
      "there are more than \(Thousands.text(limit)) kinds of lists; the rest is left out"
    case .tooManyColumns:
      "there are more columns than its records can fill; columns with few texts are left out"
    case .tooWide(let limit):
      "a list has more than \(Thousands.text(limit)) columns; the rest is left out"

    case .unknownColumn(let name, []): "no column “\(name)”; there is none"
    case .unknownColumn(let name, let known):
      "no column “\(name)”; there are \(TextParts.some(known, isQuoted: false))"
    case .unknownKey(let name, []): "no key “\(name)”; there is none"
    case .unknownKey(let name, let known):
      "no key “\(name)”; there are \(TextParts.some(known, isQuoted: false))"
    case .unknownRoot(let id): "no region has the ID “\(id)” that --root names"

    case .noRegions(let reason): reason.text()
    case .namesReadLikeText(let name):
      "what would be names reads like a program or a text, as in “\(name)”; --name KEY tells which column holds names"
    case .rivalParents(let one, let other):
      "both “\(one)” and “\(other)” could name the region above: choose by --parent \(one) or --parent \(other)"
    case .doubt(let doubt): Self.textWithRemedy(doubt)
    case .unexplained(let doubt, let outcome): Self.unexplained(doubt, outcome)
    case .rivalReadings(let outcome):
      "two readings explain the source as well as each other; \(outcome.text())"
    case .otherReading(let outcome): outcome.text()
    case .possibleLevels(let columns) where columns.count == 1:
      "\(TextParts.quoted(columns)) puts the rows into groups: --levels \(columns[0]),… takes it for a level"
    case .possibleLevels(let columns):
      "\(TextParts.quoted(columns)) may be levels, for they lie in each other: --levels \(columns.joined(separator: ",")),… takes them for that"
    case .otherNames(let name, let other, []):
      "names are those of “\(name)”, and “\(other)” has others: --name \(other) takes them"
    case .otherNames(let name, let other, let levels):
      "names are those of “\(name)”, and “\(other)” has others: --levels \(levels.joined(separator: ",")) takes them"
    case .otherIDs(let code, let id, inAll: false):
      "IDs are those of “\(code)”, which begin with those above, and “\(id)” is an attribute"
    case .otherIDs(let code, let id, inAll: true):
      "IDs are those of “\(code)”, which begin with those above, and “\(id)” is an attribute: --id \(id) takes it"
    case .noWordForRegions(""):
      "no heading, key or name says that these are regions"
    case .noWordForRegions(let name):
      "no heading, key or name says that these are regions: --name \(name) says so"

    case .leftOut(let records, let list, let reason):
      "left out “\(list)” (\(Thousands.text(records)) records): \(reason.text())"
    case .codesRestored(let count, let column, let written, let meant):
      "codes of “\(column)” that were written otherwise are restored, as “\(written)” to “\(meant)”: \(Thousands.text(count))"
    case .spellingsMerged(let count, let example):
      "spellings of one name were taken for one region, as \(TextParts.some(example)): \(Thousands.text(count))"
    case .remarkRow: "the row is a note and left out"
    case .longRows(let count, let column):
      "rows have more cells than the heading, which ends with “\(column)”: \(Thousands.text(count))"
    case .controlCharacter(let region):
      "the name of \(region.text()) has a control character in it, as of a wrong encoding: --encoding NAME decides"
    case .nameless(id: ""): "region has no name"
    case .nameless(let id): "region “\(id)” has no name"
    case .missingParent(let region, let parent):
      "parent “\(parent)” of \(region.text()) is not in the source"
    case .ring(let region, let ids):
      "\(region.text()) is its own ancestor: \((ids + ids.prefix(1)).map { "“\($0)”" }.joined(separator: " → "))"
    case .severalNames(let id, let names, true):
      "region “\(id)” is spelled in more than one way: \(TextParts.some(names))"
    case .severalNames(let id, let names, false):
      "region “\(id)” has more than one name: \(TextParts.some(names))"

    case .orphansAsRoots(let count):
      "made roots because their parents are not there: \(Counted.regions(count))"
    case .onlyRoots(let count):
      "made roots because their parents are not in the source and nothing else is a root: \(Counted.regions(count))"
    case .nearestAncestors(let count):
      "put below the nearest region that their codes name, because their parents are not in the source: \(Counted.regions(count))"
    case .merged(let count):
      "merged with another that has the same ID, parent and name: \(Counted.regions(count))"
    case .placeholdersKept(let names):
      "placeholders were kept: \(TextParts.list(names.map { "“\($0.name)” × \(Thousands.text($0.count))" })); --drop-placeholders removes them"
    case .placeholdersRemoved(let count):
      "placeholders removed, what was below them moved up: \(Counted.regions(count))"
    case .levelJump(let name, let level, let above, let others):
      "“\(name)” is of level \(level), the region above it of level \(above)"
        + (others == 0 ? "" : Self.andMore(others))
    case .idsQualified(let count, let example):
      "told apart by the parent's ID, as in “\(example)”, because others have the same ID: \(Counted.regions(count))"
    case .numberedBelowParent(let count):
      "numbered below the parent because they have no ID: \(Counted.regions(count))"
    case .valuesTooLong(let count, let column):
      "values of “\(column)” that are longer than 4,096 bytes are left out: \(Thousands.text(count))"
    case .nothingLeft: "no region is left"
    case .unbuildable(let error): error.text()
    case .notInBase(let ids): "not in the base, left out: \(TextParts.some(ids))"
    }
  }

  private static func textWithRemedy(_ doubt: Doubt) -> Message {
    let remedy = doubt.remedy(names: doubt.others)
    return remedy.isEmpty ? doubt.text() : "\(doubt.text()); but \(remedy)"
  }

  private static func unexplained(_ doubt: Doubt, _ outcome: Diagnostic.Outcome) -> Message {
    let remedy = doubt.remedy(names: outcome.shape.nameColumns)
    let regions = TextParts.regions(levels: outcome.levels)
    return remedy.isEmpty
      ? "\(doubt.text()); read as “\(outcome.shape.text())” there would be \(regions): --structure \(outcome.structure) accepts that"
      : "\(doubt.text()); read as “\(outcome.shape.text())” there would be \(regions): --structure \(outcome.structure) accepts that, \(remedy)"
  }

  private static func andMore(_ count: Int) -> Message {
    ", and so for \(Thousands.text(count)) more"
  }
}
