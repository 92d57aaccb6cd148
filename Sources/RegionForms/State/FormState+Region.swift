public import RegionPicker
public import Regions

extension FormState {
  /// The names on the way to a region, from the root down: what the row of a region field shows. `nil`
  /// if the data set doesn't have it.
  public func regionNames(_ id: String) -> [String]? {
    context.regions?[id]?.path.map { $0.name }
  }

  /// The cascade picker a region field opens.
  public struct RegionChoice: Sendable {
    /// The limits of the field: its depth, and the region below which is chosen.
    public var configuration: CascadePicker<String>.Configuration
    /// The event the picker begins with: the field's value as its preset, if it has one.
    public var opening: CascadePicker<String>.Event
    /// The rank at which a choice is complete: for the source of the options.
    public var until: RegionRank?
  }

  /// The cascade picker a region field opens. The choice comes back as an edit of the field with the
  /// region's ID.
  ///
  /// - Parameter key: the field's key, or the ID of an item's row.
  /// - Returns: `nil` if it is no region.
  public func picker(for key: String) -> RegionChoice? {
    guard let row = rows.first(where: { $0.id == key }), case .region(let region)? = kind(of: row)
    else { return nil }
    return picker(for: region, value: row.value)
  }

  /// The cascade picker of a region field, for a value of it.
  package func picker(for region: FormRegion, value: FormValue?) -> RegionChoice {
    let value = value?.text.flatMap { $0.isEmpty ? nil : $0 }
    return RegionChoice(
      configuration: .init(
        maxDepth: region.depth, root: root(of: region), restoresReselected: true),
      opening: value.map { .presetID($0) } ?? .open, until: region.until)
  }

  /// Below which region is chosen now.
  public func root(of region: FormRegion) -> String? {
    switch region.within {
    case nil: nil
    case .region(let id): id
    case .fact(let name): context.facts[name]?.text.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// The names of the facts that region fields that are shown ask for and that are not given. Without
  /// them such a field takes any region of the data set.
  public var missingFacts: [String] {
    definition.fields.indices.compactMap { number in
      guard shown[number], case .region(let region) = definition.fields[number].kind.element,
        case .fact(let name)? = region.within, root(of: region) == nil
      else { return nil }
      return name
    }
  }

  /// The name for each box of a region field that shows its levels side by side; empty without a value
  /// the data set has.
  ///
  /// Where the field ends at a rank, the last box is of that rank and those before it of the ranks above;
  /// where the way to the region has none of a box's rank, the region next above stands there: of
  /// 北京市 › 东城区, 市 is 北京市. A box below the region is empty. Else the boxes are the levels that are
  /// chosen from, in order.
  public func regionBoxes(_ id: String, _ field: FormRegion) -> [String] {
    guard let region = context.regions?[id] else { return [] }
    let path = region.path
    if let until = field.until, !field.boxes.isEmpty, region.rank != nil {
      return field.boxes.indices.map { box in
        let rank = until.rawValue - (field.boxes.count - 1 - box)
        guard let own = region.rank, own.rawValue >= rank else { return "" }
        return path.last { region in region.rank.map { $0.rawValue <= rank } ?? false }?.name ?? ""
      }
    }
    let above = root(of: field).flatMap { context.regions?[$0]?.level } ?? 0
    return path.dropFirst(above).map { $0.name }
  }

  /// What is wrong with a region, whatever the rules.
  func violation(of field: FormRegion, _ id: String) -> FormViolation? {
    guard let regions = context.regions else { return nil }
    guard let region = regions[id] else { return .unknownRegion(id) }
    var level = region.level
    if let root = root(of: field) {
      guard let root = regions[root] else { return .unknownRegion(root) }
      guard level > root.level, region.path[root.level - 1] == root else {
        return .regionOutside(name: region.name, root: root.name)
      }
      level -= root.level
    }
    if let until = field.until {
      if let rank = region.rank, rank > until {
        return .regionTooLow(name: region.name, rank: until)
      }
      let goesOn = region.children.contains { child in child.rank.map { $0 <= until } ?? true }
      if goesOn, field.depth.map({ level < $0 }) ?? true {
        return .regionIncomplete(name: region.name, rank: until)
      }
    }
    if let depth = field.depth, level > depth {
      return .regionTooDeep(level: level, depth: depth)
    }
    if field.until != nil || level == field.depth || region.isLeaf { return nil }
    return .regionTooHigh(level: level, depth: field.depth)
  }

  /// The regions above a chosen one that the payload carries.
  func ancestors(of id: String, _ field: FormRegion) -> [FormEntry] {
    guard let region = context.regions?[id] else { return [] }
    let path = region.path
    return field.ancestors.compactMap { ancestor in
      // The last on the way that isn't below the rank, which is the one of that rank if there is one.
      let level = path.lastIndex { region in region.rank.map { $0 <= ancestor.rank } ?? false }
      let found = level ?? min(ancestor.rank.rawValue, path.count) - 1
      return FormEntry(ancestor.key, .text(path[found].id))
    }
  }
}

extension FieldKind {
  /// What a list holds, or the kind itself.
  fileprivate var element: FieldKind {
    if case .list(let kind) = self { kind.element } else { self }
  }
}
