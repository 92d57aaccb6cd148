import RegionsCLI
import RegionsImport
import TranslatedText

extension Diagnostic.RegionLabel {
  func text() -> Message {
    id.isEmpty ? "region “\(name)”" : "region “\(id)” (\(name))"
  }
}

extension Diagnostic.NoRegionsReason {
  func text() -> Message {
    switch self {
    case .noRecords: "no regions found: there are no records, or one value, or a heading alone"
    case .page: "no regions found: the page has no table and no list to choose from"
    case .noStructure(let name):
      "no regions found that are “\(name)”; without --structure the content decides"
    case .noParents(let column):
      "no regions found: no row is what “\(column)” names as the region above"
    case .noNamesIn(let column): "no regions found: “\(column)” holds no names of regions"
    case .noNames:
      "no regions found; --name KEY tells which key, attribute or column holds the names"
    }
  }
}

extension Diagnostic.LeftOutReason {
  func text() -> Message {
    switch self {
    case .repeatsNames(let list): "they repeat names of “\(list)”"
    case .unrelated(let list): "they have nothing to do with “\(list)”"
    case .question: "it asks to choose"
    case .unknownRegion: "it says that the region is not known"
    case .sum: "it adds up others"
    case .otherTimes: "they tell of the same regions at other times"
    case .oneEach: "each record above has about one, so they tell something of it"
    case .shared: "the same few come back in many records, so they tell something of those"
    case .noRegions: "they tell something of regions, or of something else, and are none"
    case .regionsAre(let list): "the regions below are in “\(list)”"
    }
  }
}

extension Diagnostic.Outcome {
  /// What the reading gives and the option that chooses it.
  func text() -> Message {
    "read as “\(shape.text())” there are \(TextParts.regions(levels: levels)): --structure \(structure) chooses that"
  }
}

extension Doubt {
  func text() -> Message {
    let subject = TextParts.quoted(subjects)
    return switch kind {
    case .unusedParent: "\(subject) refers to other rows and would not be used"
    case .unknownParent: "\(subject) should hold parents, and no row is one of them"
    case .unusedCodes: "\(subject) looks like codes, but they repeat, so no region has an ID"
    case .unusedIDs: "\(subject) holds what isn't like IDs, so no region has an ID"
    case .chanceCodes:
      "codes in \(subject) begin with other codes, but nearly as many would by chance"
    case .orderAlone: "only the order of the rows says what is above them"
    case .ambiguousParent:
      "\(subject) names parents, and several regions have such a name"
    case .shortenedCodes:
      "codes of \(subject) lost digits in a spreadsheet, as 1.1E+05 has; export them again as text"
    case .unusedPath: "\(subject) holds paths of other rows and would not be used"
    case .unusedLevel: "\(subject) could be a level and would be none"
    case .crossingLevels: "\(subject) cross: neither lies within the other"
    case .constantLevel: "\(subject) is the same in all rows and would be no level"
    case .unattachedLists: "nothing connects the lists \(subject)"
    case .unusedHolders: "the records of \(subject) hold the regions and would be none"
    case .namedBelow: "regions above have their names from \(subject) of those below alone"
    case .singleChildren: "nearly each region of \(subject) would have one region below it"
    case .placeholderOnTop: "\(subject) would be on top and is the name of no region"
    case .strayCodes:
      "\(subjects[0]) of \(subjects[1]) regions of \(TextParts.quoted([subjects[2]])) have no code that begins with one above"
    case .keyOnTop: "\(subject) holds all others: a region, or a program's word for them"
    case .repeatedNames: "the names in \(subject) come back below many regions"
    case .bareRoots: "\(subjects[0]) of \(subjects[1]) roots have nothing below them"
    case .unworded: "nothing says that \(subject) names regions"
    case .rowsWithoutParent: "rows that leave \(subject) empty become roots"
    case .fewBelow: "\(subject) has fewer regions than the level above it"
    case .repeatedRows:
      "\(subjects.first ?? "") of \(subjects.last ?? "") rows tell of the region of another row"
    case .unusedList: "the names in \(subject) would be left out"
    case .joinedNames: "\(subject) holds several names in a cell"
    case .mixedLevels: "by \(subject), what stands on top stands below as well"
    case .chanceParent: "\(subject) holds IDs of other rows, but nearly any numbers would"
    }
  }

  /// The option that explains what it is about; empty if there is none.
  ///
  /// - Parameter names: the columns that the reading has the names in.
  func remedy(names: [String]) -> Message {
    guard let first = subjects.first else { return "" }
    return switch kind {
    case .unusedParent where others.count == 1:
      "--id \(others[0]) --parent \(first) takes it for the parent"
    case .unusedParent: "--parent \(first) takes it for the parent"
    case .unusedCodes, .unusedIDs: "--id \(first) takes it for the ID"
    // Records that hold others are no rows, of which columns could be named.
    case .unusedLevel where names == subjects: ""
    case .unusedLevel where names.count == 1:
      "--levels \(first),\(names[0]) takes it for a level"
    case .unusedLevel: "--levels \(first),… takes it for a level"
    case .unworded where others.count == 1: "--name \(first) takes them for names"
    case .chanceParent: "--parent \(first) takes it for the parent"
    case .unusedList: "--children \(first) takes them for regions"
    // A cell that holds whole paths has no columns to name.
    case .singleChildren where names == subjects: ""
    case .crossingLevels, .singleChildren, .unworded, .fewBelow, .repeatedRows, .constantLevel:
      "--levels names the levels that are meant, from the top"
    case .chanceCodes, .orderAlone, .unusedPath, .unattachedLists, .unusedHolders,
      .namedBelow, .placeholderOnTop, .keyOnTop, .strayCodes,
      .unknownParent, .repeatedNames, .bareRoots, .rowsWithoutParent, .ambiguousParent,
      .shortenedCodes, .joinedNames, .mixedLevels:
      ""
    }
  }
}
