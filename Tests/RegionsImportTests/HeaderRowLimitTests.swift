import Testing

@testable import RegionsImport

/// From where on the first row of a table is its heading: what speaks for it and against it, from both sides.
struct HeaderRowLimitTests {
  private func isHeading(_ head: [String], _ rows: [String]...) -> Bool {
    HeaderRow([head] + rows).names == head
  }

  @Test func `three words within texts are a heading, two are none`() {
    #expect(
      isHeading(
        ["茂名市", "阿里地区", "塔城地区"], ["广州市", "那曲", "乌苏市"], ["深圳市", "日喀则市", "额敏县"]))
    #expect(!isHeading(["茂名市", "阿里地区"], ["广州市", "那曲"], ["深圳市", "日喀则市"]))
  }

  @Test func `a text that comes back below takes two words`() {
    #expect(
      isHeading(["province", "city", "name"], ["Aro", "Beko", "Cilo"], ["Dero", "city", "Enno"]))
    #expect(!isHeading(["province", "city"], ["Aro", "Beko"], ["Dero", "city"]))
  }

  @Test
  func `the first of codes of one form is no heading, unless a word for a column stands beside it`()
  {
    #expect(
      !isHeading(
        ["q01", "old_arlo", "Old Arlo"], ["q02", "besk", "Besk"], ["q03", "cilo", "Cilo"]))
    #expect(!isHeading(["N", "Northern Arlo"], ["S", "Southern Arlo"], ["E", "Eastern Arlo"]))
    #expect(
      isHeading(
        ["L1", "L2", "name"], ["A1", "B1", "Aro"], ["A1", "B2", "Beko"], ["C2", "D1", "Cilo"]))
    #expect(isHeading(["Province", "District", "T"], ["Aro", "Beko", "C"], ["Aro", "Cilo", "R"]))
    #expect(isHeading(["adm1", "adm2"], ["abc1", "abd2"], ["abc1", "abd3"], ["abc4", "abd5"]))
  }

  @Test func `one cell that looks otherwise than what is below it is enough`() {
    #expect(isHeading(["Ort"], ["北京市"], ["上海市"]))
    #expect(!isHeading(["Ort"], ["Aro"], ["Beko"]))
  }
}
