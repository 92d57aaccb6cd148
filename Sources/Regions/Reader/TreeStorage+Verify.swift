extension TreeStorage {
  /// Compares every section with its checksum.
  package func verifyChecksums() throws(RegionFileError) {
    for entry in table.entries
    where CRC32.checksum(of: bytes, in: entry.range) != entry.checksum {
      throw RegionFileError(.checksum(section: entry.name))
    }
  }

  /// Reads every region and checks that its parts fit together, after the checksums.
  package func verify() throws(RegionFileError) {
    try verifyChecksums()
    _ = try readMetadata()
    try verifyShape()
    try verifyTexts(names, section: .names, allowsEmpty: false)
    try verifyIDs()
    for column in columns {
      switch column.values {
      case .text(let texts): try verifyTexts(texts, section: .attributes, allowsEmpty: true)
      case .integers: break
      case .spelled(let spelled): try verifySpelled(spelled)
      }
      if let nodes = column.nodes {
        try verifyAscending(nodes, below: nodeCount, section: .attributes)
      }
    }
    if let ranks { try verifyRanks(ranks) }
  }

  /// Every run has a rank, and ranks rise on the way down.
  private func verifyRanks(_ ranks: RankRuns) throws(RegionFileError) {
    try verifyAscending(ranks.runs, below: nodeCount, section: .ranks)
    for run in 0..<ranks.runs.count where ranks.value(ofRun: run) > RegionRank.maximum {
      throw malformed(.ranks, "a rank is \(ranks.value(ofRun: run)), expected at most 32")
    }
    // By node: the lowest rank on the way down to it.
    var lowest = [UInt8](repeating: 0, count: nodeCount)
    for node in 0..<nodeCount {
      let above = parent(of: node).map { lowest[$0] } ?? 0
      let rank = UInt8(ranks.rank(of: node))
      guard rank == 0 || rank > above else {
        throw malformed(
          .ranks, "region number \(node) is of rank \(rank), below a region of rank \(above)")
      }
      lowest[node] = max(rank, above)
    }
  }

  /// Every node is in the level below its parent's, and among its parent's children.
  private func verifyShape() throws(RegionFileError) {
    try verifyAscending(shape.families, below: nodeCount, section: .tree)
    try verifyAscending(shape.runStarts, below: nodeCount, section: .tree)
    var next = shape.levelStarts[1]
    for node in 0..<nodeCount {
      let children = shape.childrenInFile(of: node)
      guard !children.isEmpty else { continue }
      guard children.lowerBound == next else {
        throw malformed(.tree, "region number \(node) has children out of order")
      }
      next = children.upperBound
      let level = shape.level(of: node)
      guard shape.level(of: children.lowerBound) == level + 1,
        shape.level(of: children.upperBound - 1) == level + 1
      else {
        throw malformed(.tree, "region number \(node) has children of a wrong level")
      }
      for child in children where shape.parentInFile(of: child) != node {
        throw malformed(.tree, "region number \(child) has another parent than region \(node)")
      }
    }
    guard next == nodeCount else {
      throw malformed(.tree, "regions from number \(next) on have no parent")
    }
  }

  /// Every ID leads back to its node.
  private func verifyIDs() throws(RegionFileError) {
    switch ids {
    case .numeric: break
    case .text(let ids): try verifyTexts(ids.column, section: .ids, allowsEmpty: false)
    }
    for node in 0..<nodeCount {
      let id = self.id(of: node)
      guard !id.isEmpty, id.utf8.count <= FileLayout.maximumIDLength else {
        throw malformed(.ids, "the ID of region number \(node) has \(id.utf8.count) bytes")
      }
      guard findUnaided(id) == node else {
        throw malformed(.ids, "the ID of region number \(node) does not lead to it")
      }
    }
  }

  /// The node with an ID, found as a reader finds it that makes no tables.
  private func findUnaided(_ id: String) -> Int? {
    guard case .numeric(let ids) = ids else { return node(forID: id) }
    return NumericID(id).flatMap(ids.node)
  }

  /// Every text is well formed, and each block begins where the one before ends.
  private func verifyTexts(
    _ column: StringColumn, section: FileLayout.Section, allowsEmpty: Bool
  ) throws(RegionFileError) {
    for pair in 0..<column.grammar.pairCount where column.depth(ofPair: pair) == nil {
      throw malformed(section, "symbol \(pair) contains itself, or too many others")
    }
    var position = column.stream
    for index in 0..<column.count {
      if index & (1 << column.blockShift - 1) == 0, column.start(of: index) != position {
        throw malformed(section, "text number \(index) is not where its block begins")
      }
      var end = position
      var isWellFormed = false
      let text = ByteSink.string { sink in
        end = position
        isWellFormed = column.write(at: &end, to: &sink)
      }
      guard isWellFormed, allowsEmpty || !text.isEmpty else {
        throw malformed(section, "text number \(index) is malformed")
      }
      position = end
    }
    guard position == column.streamEnd else {
      throw malformed(section, "has codes behind its last text")
    }
  }

  /// Every character's spelling is there, and every exception is a region's.
  private func verifySpelled(_ column: SpelledColumn) throws(RegionFileError) {
    try verifyTexts(column.spellings, section: .attributes, allowsEmpty: false)
    try verifyTexts(column.exceptionValues, section: .attributes, allowsEmpty: true)
    try verifyAscending(column.characters, below: 0x110000, section: .attributes)
    try verifyAscending(column.exceptions, below: nodeCount, section: .attributes)
    for index in 0..<column.characters.count
    where column.number(at: index) >= column.spellings.count {
      throw malformed(.attributes, "a character has a spelling that is not there")
    }
  }

  private func verifyAscending(
    _ sequence: MonotoneSequence, below limit: Int, section: FileLayout.Section
  ) throws(RegionFileError) {
    var previous: Int64 = -1
    for index in 0..<sequence.count {
      let value = sequence.value(at: index)
      guard value > previous, value < limit else {
        throw malformed(section, "a sequence does not rise, or too far")
      }
      previous = value
    }
  }

  private func malformed(
    _ section: FileLayout.Section, _ message: String
  ) -> RegionFileError {
    RegionFileError(.content(section: section.name, message))
  }
}
