/// Something about the sources that speaks for a reading or against it.
struct Finding: Sendable, Equatable {
  enum Kind: Sendable {
    case linksRecords, liesWithin, holdsIDs, holdsNames, beginsWithCode, codesOfLevels, orderTells
    case levelsInColumns, pathsInCells, rowsArePaths, fewPaths, parentIsWord
    case serialNumbers, chanceCodes, fewCodes
  }

  let kind: Kind
  /// The columns it is about.
  let columns: [String]
  /// Of how many records it is true, 0...1; `nil` where that is no question.
  let share: Double?
  /// More than 0 for the reading, less against it.
  var weight: Double

  init(_ kind: Kind, _ columns: [String] = [], share: Double? = nil, weight: Double = 0) {
    self.kind = kind
    self.columns = columns
    self.share = share
    self.weight = weight
  }
}

extension Finding: CustomStringConvertible {
  var description: String {
    let subject = columns.map { "“\($0)”" }.joined(separator: ", ")
    let share = share.map { " (\(Int(($0 * 100).rounded())) %)" } ?? ""
    switch kind {
    case .linksRecords: return "connects records by what they hold"
    case .liesWithin: return "records lie in the record of the region above"
    case .holdsIDs:
      let target = columns.count > 1 ? columns[1] : ""
      return "“\(columns.first ?? "")” holds IDs of “\(target)”\(share)"
    case .holdsNames: return "\(subject) holds names of other records\(share)"
    case .beginsWithCode: return "codes in \(subject) begin with other codes\(share)"
    case .codesOfLevels: return "\(subject): a code a level, filled down to the row's own\(share)"
    case .orderTells: return "\(subject) orders the rows as a tree"
    case .levelsInColumns: return "\(subject): rows are told apart by them\(share)"
    case .pathsInCells: return "cells of \(subject) are split by one separator"
    case .rowsArePaths: return "each row is a path"
    case .fewPaths: return "fewer than half of the rows are told apart"
    case .parentIsWord: return "the references are words, as names are"
    case .serialNumbers: return "the codes count on from region to region, as row numbers do"
    case .chanceCodes: return "as many codes would begin with others by chance"
    case .fewCodes: return "nearly as many codes would begin with others by chance"
    }
  }
}
