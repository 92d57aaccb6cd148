import Regions

/// A message that was pasted: what of it the form took, and the way back.
struct FormPasteRecord: Sendable {
  /// The fields it filled as they were before, by number.
  var before: [Int: FieldState] = [:]
  /// What of it has no field.
  var leftOver: [String] = []
}

extension FormState {
  /// Whether there is a paste that ``FormEvent/undo`` takes back.
  public var canUndo: Bool { !pastes.isEmpty }

  /// What of the message that was pasted last belongs to no field.
  public var leftOver: [String] { pastes.last?.leftOver ?? [] }

  /// Fills the fields that a message speaks of.
  ///
  /// - Throws: if it has nothing for the fields that are shown; then nothing has changed.
  mutating func paste(_ contact: PastedContact) throws(FormEventError) {
    guard status != .submitting else { throw .submitting }
    guard let paste = definition.paste else { throw .noPaste }
    let before = self
    reveal(paste, contact)
    var record = FormPasteRecord()
    take(contact.name, paste.name, &record)
    takePhones(contact.phones, paste.phone, &record)
    take(contact.postcode, paste.postcode, &record)
    take(contact.idNumber, paste.idNumber, &record)
    takeAddress(contact, paste, &record)
    guard !record.before.isEmpty else {
      self = before
      throw .nothingToFill
    }
    for number in fields.indices
    where definition.layout.fields[number].kind.isReveal
      && fields[number].value != before.fields[number].value
    {
      record.before[number] = before.fields[number]
    }
    record.leftOver += contact.leftOver
    pastes.append(record)
  }

  /// Takes the last paste back: the fields it filled are as they were.
  mutating func undo() throws(FormEventError) {
    guard status != .submitting else { throw .submitting }
    guard let last = pastes.popLast() else { throw .nothingToUndo }
    for (number, field) in last.before { fields[number] = field }
    status = .editing
  }

  /// Opens the rows that stand for fields the message has something for.
  private mutating func reveal(_ paste: FormPaste, _ contact: PastedContact) {
    let layout = definition.layout
    let named = paste.fields.filter { contact.has($0.part) }.compactMap { layout.index[$0.key] }
    for number in fields.indices where layout.fields[number].kind.isReveal && shown[number] {
      if layout.revealed[number].contains(where: { named.contains($0) }) {
        fields[number].value = .toggle(true)
      }
    }
    shown = currentlyShown()
  }

  /// Puts a part into its field; one that has none, or that its field refuses, is left over.
  private mutating func take(
    _ part: PastedContact.Part?, _ key: String?, _ record: inout FormPasteRecord
  ) {
    guard let part, !part.text.isEmpty else { return }
    if !fill(part, key, &record) { record.leftOver.append(part.text) }
  }

  /// The first number that the field's rules let pass, or else the first; the others are left over.
  private mutating func takePhones(
    _ phones: [PastedContact.Part], _ key: String?, _ record: inout FormPasteRecord
  ) {
    let field = key.flatMap { definition[$0] }
    let fitting = phones.firstIndex { phone in
      field.map { violation(of: $0, .text(phone.text), on: .submission) == nil } ?? false
    }
    for (index, phone) in phones.enumerated() {
      take(phone, index == fitting ?? 0 ? key : nil, &record)
    }
  }

  /// The region goes as far down as its field does; what it names below stands before the rest of the
  /// address, and so does a region that the field doesn't take at all. Where the message could mean another one
  /// that the field takes, it is that one.
  private mutating func takeAddress(
    _ contact: PastedContact, _ paste: FormPaste, _ record: inout FormPasteRecord
  ) {
    var detail = contact.detail
    var isRegionFilled = false
    if let part = contact.region {
      let field = paste.region.flatMap { definition[$0] }
      var fit = fit(part, field)
      if fit.region == nil, field != nil {
        for other in contact.alternatives where fit.region == nil {
          let second = self.fit(PastedContact.Part(other, isDoubtful: true), field)
          if second.region != nil { fit = second }
        }
      }
      if let region = fit.region { isRegionFilled = fill(region, paste.region, &record) }
      let names =
        isRegionFilled || fit.region == nil
        ? fit.below : context.regions?[part.text]?.path.map { $0.name } ?? [part.text]
      if !names.isEmpty {
        detail = PastedContact.Part(
          names.joined() + (detail?.text ?? ""),
          isDoubtful: part.isDoubtful || detail?.isDoubtful ?? false
            || (paste.region != nil && !isRegionFilled))
      }
    }
    let leftOver = record.leftOver.count
    take(detail, paste.detail, &record)
    let isDetailFilled = detail != nil && record.leftOver.count == leftOver
    // Half of an address beside half of another: whoever typed the other half looks at it.
    if isRegionFilled, !isDetailFilled { doubt(paste.detail, &record) }
    if isDetailFilled, !isRegionFilled { doubt(paste.region, &record) }
  }

  /// The region that a field takes of one that a message names, and the names of those below it.
  private func fit(
    _ part: PastedContact.Part, _ field: FormField?
  ) -> (region: PastedContact.Part?, below: [String]) {
    guard let regions = context.regions else { return (part, []) }
    guard let region = regions[part.text] else { return (nil, [part.text]) }
    let path = region.path
    guard case .region(let limits)? = field?.kind else { return (nil, path.map { $0.name }) }
    for level in path.indices.reversed() {
      let below = path[(level + 1)...].map { $0.name }
      switch violation(of: limits, path[level].id) {
      case nil: return (PastedContact.Part(path[level].id, isDoubtful: part.isDoubtful), below)
      case .regionTooHigh, .regionIncomplete:
        // The user chooses on from there.
        return (PastedContact.Part(path[level].id, isDoubtful: true), below)
      case .regionTooLow, .regionTooDeep: continue
      default: return (nil, path.map { $0.name })
      }
    }
    return (nil, path.map { $0.name })
  }

  /// - Returns: whether the field took it.
  private mutating func fill(
    _ part: PastedContact.Part, _ key: String?, _ record: inout FormPasteRecord
  ) -> Bool {
    guard let key, let number = definition.layout.index[key] else { return false }
    let before = fields[number]
    do throws(FormEventError) {
      try edit(key, .text(part.text))
    } catch {
      return false
    }
    fields[number].isDoubtful = part.isDoubtful
    record.before[number] = before
    return true
  }

  /// Marks a field to be looked at, if there is something in it.
  private mutating func doubt(_ key: String?, _ record: inout FormPasteRecord) {
    guard let number = key.flatMap({ definition.layout.index[$0] }), shown[number],
      !(fields[number].value?.isEmpty ?? true)
    else { return }
    record.before[number] = fields[number]
    fields[number].isDoubtful = true
  }
}

extension PastedContact {
  /// Whether the message has such a part.
  fileprivate func has(_ part: FormPaste.Part) -> Bool {
    switch part {
    case .name: name != nil
    case .phone: !phones.isEmpty
    case .postcode: postcode != nil
    case .idNumber: idNumber != nil
    case .region: region != nil
    case .detail: detail != nil || region != nil
    }
  }
}
