import RegionsImport
import TranslatedText

extension ImportReport.Reading {
  /// How the source was read, and whether that can't be.
  func shapeText() -> Message {
    isImpossible ? "\(shape.text()) (impossible)" : shape.text()
  }
}

extension ImportReport.Confidence {
  func text() -> Message {
    switch self {
    case .certain: "certain"
    case .likely: "likely"
    case .doubtful: "doubtful"
    }
  }
}

extension ColumnPart {
  func text() -> Message {
    switch self {
    case .id: "id"
    case .name: "name"
    case .parent: "parent"
    case .level(let level): "level \(level)"
    case .code(let level): "code of level \(level)"
    case .order: "order"
    case .path: "path"
    case .otherName: "name where there is no other"
    case .attribute: "attribute"
    case .constant: "constant"
    case .leftOut: "left out"
    }
  }
}

extension Finding {
  /// As in "“pid” holds IDs of “id” (98 %; 31 of 31 different ones, 2 by chance)".
  func text() -> Message {
    guard let share else { return fact() }
    let percent = Int((share * 100).rounded())
    guard let chance else { return "\(fact()) (\(percent) %)" }
    return
      "\(fact()) (\(percent) %; \(chance.found) of \(chance.different) different ones, \(chance.byChance) by chance)"
  }

  private func fact() -> Message {
    let subject = TextParts.quoted(columns)
    return switch kind {
    case .exported: "regions export wrote it"
    case .linksRecords: "each record says what is above it"
    case .liesWithin: "records lie in the record of the region above"
    case .holdsIDs:
      "“\(columns.first ?? "")” holds IDs of “\(columns.count > 1 ? columns[1] : "")”"
    case .holdsNames: "\(subject) holds names of other records"
    case .beginsWithCode: "codes in \(subject) begin with other codes"
    case .codesOfLevels: "\(subject): a code a level, filled down to the row's own"
    case .orderTells: "\(subject) orders the rows as a tree"
    case .levelsInColumns: "\(subject): rows are told apart by them"
    case .pathsInCells: "cells of \(subject) are split by one separator"
    case .rowsArePaths: "each row is a path"
    case .serialNumbers: "the codes count on from region to region, as row numbers do"
    case .chanceCodes: "as many codes would begin with others by chance"
    case .fewCodes: "nearly as many codes would begin with others by chance"
    }
  }
}
