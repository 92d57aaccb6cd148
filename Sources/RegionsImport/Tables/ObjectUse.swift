import RegionsSource

/// What the objects at one place of a source are.
enum ObjectUse: Equatable {
  /// Each is one thing, its keys name what is known of it.
  case record
  /// Each is a collection, its keys are data: names or codes.
  case dictionary
  /// Each is a collection in order, its keys are "0", "1", "2" …
  case sequence

  /// Decides by what the keys look like, how often they come back in other objects of the same
  /// place, and whether the values are all of one kind.
  ///
  /// - Parameter isValue: whether a key is also found as a text somewhere: as some record's ID.
  init(of objects: [SourceValue], in document: SourceDocument, isValue: (Int32) -> Bool) {
    let keys = ObjectKeys(of: objects, in: document)
    func areNamedAlike() -> Bool { ObjectKeys.areNamedAlike(objects, in: document) }
    if keys.objectCount == 0 {
      self = .record
    } else if keys.areNumbersInSequence(in: objects, of: document) {
      self = .sequence
    } else if keys.haveWordsBesideCodes, !(keys.areWordsOfNames && areNamedAlike()) {
      self = .record
    } else if keys.areDigits || keys.areApartOrValues(isValue) {
      self = .dictionary
    } else if keys.objectCount == 1 {
      let areData = keys.areDataOfOne(
        areNamedAlike: areNamedAlike(),
        holdsNames: objects.allSatisfy { ObjectKeys.holdsNames($0, in: document) },
        listsAreNamedAlike: objects.allSatisfy { object in
          var lists: [SourceValue] = []
          document.forEachChild(of: object) { lists.append($0) }
          return ObjectKeys.areNamedAlike(lists, in: document)
        })
      let isName =
        keys.isOne && objects.allSatisfy { ObjectKeys.isNameAboveLevels($0, in: document) }
      self = areData || isName ? .dictionary : .record
    } else {
      self = keys.areDataOfSeveral(areNamedAlike: areNamedAlike()) ? .dictionary : .record
    }
  }
}
