import CRegions

/// A function that answers a column with a column: where the answers go.
@safe struct ArrowCall {
  private let array: UnsafeMutablePointer<ArrowArray>?
  private let schema: UnsafeMutablePointer<ArrowSchema>?

  /// Says, until there are answers, that there are none.
  init(_ array: UnsafeMutablePointer<ArrowArray>?, _ schema: UnsafeMutablePointer<ArrowSchema>?) {
    unsafe self.array = array
    unsafe self.schema = schema
    unsafe array?.pointee = unsafe ArrowArray()
    unsafe schema?.pointee = unsafe ArrowSchema()
  }

  /// Gives what `body` makes of the caller's column.
  ///
  /// - Parameter body: returns `nil` if there is not enough memory.
  func answer(
    _ column: UnsafePointer<ArrowArray>?, _ type: UnsafePointer<ArrowSchema>?,
    _ body: (ArrowInput) throws(Refusal) -> ArrowOutput?
  ) -> regions_status {
    guard let array = unsafe array, let schema = unsafe schema, let column = unsafe column,
      let type = unsafe type, let input = unsafe ArrowInput(column.pointee, type.pointee)
    else { return invalid }
    do throws(Refusal) {
      guard let output = unsafe try body(input) else { return noMemory }
      unsafe output.give(array, schema)
      return ok
    } catch {
      return error.status
    }
  }
}
