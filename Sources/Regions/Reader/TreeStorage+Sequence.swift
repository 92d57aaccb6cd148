extension TreeStorage {
  /// Hands the UTF-8 bytes of the names of all nodes to `body`, in order.
  ///
  /// A text on its own has to be looked for from the start of its block; in order, each begins where
  /// the one before ends.
  ///
  /// - Complexity: O(bytes of the names).
  package func forEachName(_ body: ([UInt8]) -> Void) {
    names.forEach(count: nodeCount, body)
  }

  /// Hands the UTF-8 bytes of each name to `body`, in order, where they were decoded: they are there as
  /// long as the call lasts.
  package func forEachNameInPlace(_ body: (UnsafeRawBufferPointer) -> Void) {
    unsafe names.forEachInPlace(count: nodeCount, body)
  }

  /// Hands the UTF-8 bytes of an attribute to `body` for all nodes, in order; empty for a node
  /// without it, or with a number.
  package func forEachText(ofAttribute name: String, _ body: ([UInt8]) -> Void) {
    let column = columns.first { $0.name == name }
    if let column, column.nodes == nil {
      switch column.values {
      case .text(let texts): return texts.forEach(count: nodeCount, body)
      case .spelled(let spelled): return forEachText(spelled, body)
      case .integers: break
      }
    }
    for node in 0..<nodeCount {
      if case .text(let text)? = column?.value(of: node, name: self.name(of: node)) {
        body(Array(text.utf8))
      } else {
        body([])
      }
    }
  }

  /// Spells the names in order, each character's spelling looked up once.
  private func forEachText(_ column: SpelledColumn, _ body: ([UInt8]) -> Void) {
    let spellings = column.spellingsByCodePoint()
    let separator = Array(column.separator.utf8)
    var node = 0
    var exception = 0
    var text: [UInt8] = []
    forEachName { name in
      text.removeAll(keepingCapacity: true)
      if exception < column.exceptions.count, column.exceptions[exception] == node {
        ByteSink.append(to: &text) { column.exceptionValues.write(exception, to: &$0) }
        exception += 1
      } else {
        for scalar in String(decoding: name, as: UTF8.self).unicodeScalars
        where text.count <= FileLayout.maximumTextLength {
          if !text.isEmpty { text += separator }
          text += spellings[scalar.value] ?? []
        }
      }
      body(text)
      node += 1
    }
  }
}

extension StringColumn {
  fileprivate func forEach(count: Int, _ body: ([UInt8]) -> Void) {
    var text: [UInt8] = []
    unsafe forEachInPlace(count: count) { bytes in
      text.removeAll(keepingCapacity: true)
      unsafe text.append(contentsOf: bytes)
      body(text)
    }
  }

  fileprivate func forEachInPlace(count: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
    var position = start(of: 0)
    for _ in 0..<count {
      var end = position
      // The sink may be filled twice, so each time begins where this text does.
      unsafe ByteSink.collect { sink in
        end = position
        write(at: &end, to: &sink)
      } _: { bytes in
        unsafe body(bytes)
      }
      position = end
    }
  }
}
