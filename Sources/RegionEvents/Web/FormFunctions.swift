// Functions are named as the header of the C library names its own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Regions

// What form/form-session.js calls. Texts come as an address and a size in UTF-8; a call that answers
// returns the size of its answer, which `regions_form_answer` then writes to the memory it is given.

private typealias Form = Unmanaged<FormObject>

private func form(_ handle: UnsafeMutableRawPointer) -> FormObject {
  unsafe Form.fromOpaque(handle)._withUnsafeGuaranteedRef { $0 }
}

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  unsafe start.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
}

private func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String {
  unsafe String(decoding: bytes(start, count), as: UTF8.self)
}

/// The tree a handle of the C library stands for.
private func regions(_ tree: UnsafeRawPointer?) -> RegionTree? {
  unsafe tree.map {
    unsafe RegionTree(storage: Unmanaged<TreeStorage>.fromOpaque($0).takeUnretainedValue())
  }
}

/// Opens a form; it is there to be closed even if it could not be opened, which its answer says.
@c(regions_form_open)
public func openForm(
  _ tree: UnsafeRawPointer?, _ definition: UnsafePointer<UInt8>?, _ definitionCount: Int,
  _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
) -> UnsafeMutableRawPointer {
  let form = unsafe FormObject(
    definition: bytes(definition, definitionCount), options: bytes(options, optionsCount),
    regions: regions(tree))
  return unsafe Form.passRetained(form).toOpaque()
}

/// Closes a form.
@c(regions_form_close)
public func closeForm(_ handle: UnsafeMutableRawPointer) {
  unsafe Form.fromOpaque(handle).release()
}

/// Writes the answer to the last call; there has to be space for it.
@c(regions_form_answer)
public func answer(_ handle: UnsafeMutableRawPointer, _ buffer: UnsafeMutablePointer<UInt8>) {
  for (index, byte) in unsafe form(handle).answer.enumerated() { unsafe buffer[index] = byte }
}

/// The size of the answer to the last call.
@c(regions_form_answer_size)
public func answerSize(_ handle: UnsafeMutableRawPointer) -> Int {
  unsafe form(handle).answer.count
}

/// Lets an event happen. The answer is the new state, or `{"error": …}` for one that doesn't fit.
@c(regions_form_send)
public func sendEvent(
  _ handle: UnsafeMutableRawPointer, _ line: UnsafePointer<UInt8>?, _ lineCount: Int,
  _ now: UnsafePointer<UInt8>?, _ nowCount: Int
) -> Int {
  unsafe form(handle).send(text(line, lineCount), now: text(now, nowCount))
  return unsafe answerSize(handle)
}

/// Takes another data set. The answer is the new state.
@c(regions_form_set_tree)
public func setTree(_ handle: UnsafeMutableRawPointer, _ tree: UnsafeRawPointer?) -> Int {
  unsafe form(handle).setRegions(regions(tree))
  return unsafe answerSize(handle)
}

/// The answer is what to draw the form with besides its rows.
@c(regions_form_describe)
public func describeForm(_ handle: UnsafeMutableRawPointer) -> Int {
  unsafe form(handle).describe()
  return unsafe answerSize(handle)
}

/// The answer is what would be handed over now.
@c(regions_form_payload)
public func payload(_ handle: UnsafeMutableRawPointer) -> Int {
  unsafe form(handle).tellPayload()
  return unsafe answerSize(handle)
}

/// The answer is the values of all fields, as a form is opened with them.
@c(regions_form_values)
public func values(_ handle: UnsafeMutableRawPointer) -> Int {
  unsafe form(handle).tellValues()
  return unsafe answerSize(handle)
}

/// The answer is what keeps the form from being submitted.
@c(regions_form_problems)
public func problems(_ handle: UnsafeMutableRawPointer) -> Int {
  unsafe form(handle).tellProblems()
  return unsafe answerSize(handle)
}

/// The form inside a row, to be closed like any; NULL if there is none.
@c(regions_form_inside)
public func formInside(
  _ handle: UnsafeMutableRawPointer, _ row: UnsafePointer<UInt8>?, _ rowCount: Int
) -> UnsafeMutableRawPointer? {
  unsafe form(handle).form(inside: text(row, rowCount)).map {
    unsafe Form.passRetained($0).toOpaque()
  }
}
