import Foundation
import Regions
import RegionsFiles
import RegionsSource
import Testing

@testable import RegionsImport

/// The names by which programs know what an import says of a source.
struct DiagnosticNameTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RegionsImport/RegionsImport.docc/ImportDiagnostics.md")

  /// The first cells of a section's table, in order.
  private func listed(_ section: String) throws -> [String] {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let part = try #require(
      text.components(separatedBy: "\n## ").first { $0.hasPrefix(section + "\n") })
    return part.split(separator: "\n").filter { $0.hasPrefix("| `") }.dropFirst().map {
      String($0.dropFirst(3).prefix { $0 != "`" })
    }
  }

  @Test func `the documentation lists every name once, in order`() throws {
    #expect(try listed("Kinds") == Diagnostic.Name.allCases.map(\.rawValue))
    #expect(try listed("Doubts") == Doubt.Kind.allCases.map(\.rawValue))
    #expect(try listed("Problems of a source") == SourceProblem.Name.allCases.map(\.rawValue))
  }

  private static let doubt = Doubt(kind: .unattachedLists, subjects: [], isStrong: true)
  private static let outcome = Diagnostic.Outcome(
    structure: "list", shape: ImportShape(.flat), levels: [1])
  private static let label = Diagnostic.RegionLabel(id: "1", name: "Aro")

  /// A diagnostic of every kind.
  private static let kinds: [Diagnostic.Kind] = [
    .source(.emptySource),
    .unreadable(FileError("open", path: "x", number: 2)), .tooManyLists(limit: 1),
    .tooManyColumns, .tooWide(limit: 1), .unknownColumn("x", known: []),
    .unknownKey("x", known: []),
    .unknownRoot(id: "1"), .noRegions(.noNames),
    .namesReadLikeText("x"), .rivalParents("a", "b"),
    .doubt(doubt), .unexplained(doubt, outcome), .rivalReadings(outcome), .otherReading(outcome),
    .possibleLevels([]), .otherNames("a", other: "b", levels: []),
    .otherIDs("a", other: "b", inAll: true),
    .noWordForRegions("a"),
    .leftOut(records: 1, list: "x", .oneEach),
    .codesRestored(1, column: "x", written: "1", meant: "01"), .spellingsMerged(1, example: []),
    .remarkRow, .longRows(1, lastColumn: "x"), .controlCharacter(label), .nameless(id: ""),
    .missingParent(label, parent: "2"), .ring(label, ids: ["1"]),
    .severalNames(id: "1", names: [], areSpellings: false), .orphansAsRoots(1), .onlyRoots(1),
    .nearestAncestors(1), .merged(1), .placeholdersKept([]), .placeholdersRemoved(1),
    .levelJump(name: "x", level: 3, above: 1, others: 0), .idsQualified(1, example: "1/1"),
    .numberedBelowParent(1), .valuesTooLong(1, column: "x"), .nothingLeft,
    .unbuildable(RegionBuildError(.empty)),
    .notInBase(ids: []),
  ]

  /// A problem of every kind.
  private static let problems: [SourceProblem] = [
    .emptySource, .foreignFile(.pdf), .noReader(format: "x"), .notInstalled(.yajl),
    .outOfMemory(.yajl), .reported(.yajl, "x"), .gzip(.damaged), .unknownEncoding("x"),
    .encodingNotTold, .encodingGuessed("x", rival: "y"), .escapesOfEncoding("x"),
    .characterReferences(1),
    .markOfUTF8(given: "x"),
    .malformedCharacter(encoding: "x", bytes: [], offset: 0),
    .cutOffCharacter(bytes: [], offset: 0), .nulByte, .tooManyValues, .tooManyCells(limit: 1),
    .tooMuchMemory(mebibytes: 1), .tooDeep(limit: 1),
    .tooLong(.text, mebibytes: 1), .tooMuchText(mebibytes: 1), .cutOff, .unclosed(.quote),
    .unexpected(nil, expected: .key), .notALiteral("x"), .halfOfSurrogatePair,
    .incompleteAssignment, .entityDeclared("x"), .unknownEntity("x"), .alias, .keyIsNoText,
    .propertyList(.secondValue), .nothingIn(.script), .noTable("x", known: []),
    .printedReport("info"), .notFoundLeftOut(1), .titleLeftOut("x"), .sheet("x", .row(0)),
    .notAWorkbook, .hiddenSheets([]), .lostZeros(column: "x", sheet: "y", digits: 1),
    .damagedArchive("x"), .tooManyEntries(limit: 1), .severalFiles([]),
    .damagedEntry("x", reason: ""),
    .damagedPart("x", .content(SourceDiagnostic(DiagnosticLocation("x"), .cutOff))),
    .queriesLeftOut(1), .cell(column: "x", table: "y", .bytes),
  ]

  /// What Swift calls a case.
  private func word(_ value: Any) -> Substring { "\(value)".prefix { $0.isLetter || $0.isNumber } }

  @Test func `every kind has the name of its case`() {
    #expect(Self.kinds.map(\.name) == Diagnostic.Name.allCases)
    for kind in Self.kinds { #expect(word(kind) == kind.name.rawValue) }
    #expect(Self.problems.map(\.name) == SourceProblem.Name.allCases)
    for problem in Self.problems { #expect(word(problem) == problem.name.rawValue) }
  }
}
