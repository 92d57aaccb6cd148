import RegionsSource

extension InnerReader {
  /// The elements of a part of a workbook.
  ///
  /// - Parameter taken: the memory that was taken since the workbook was opened.
  func readPart(
    _ bytes: [UInt8], _ part: String, of source: String, taken: Int
  ) throws(SourceProblem) -> SourceDocument {
    do throws(SourceError) {
      return try readElements(bytes, name: "\(source)/\(part)", taken: taken)
    } catch {
      // A limit is the whole import's and no damage.
      if case .content(let found) = error, case .tooMuchMemory = found.problem {
        throw found.problem
      }
      throw .damagedPart(part, error)
    }
  }
}
