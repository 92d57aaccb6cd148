import RegionForms
import Testing

/// Moments and other values are read, compared and written alike everywhere.
struct DateTimeTests {
  @Test(arguments: [
    "2025-06-01", "2025-06-01T09:30", "2025-06-01T09:30:15", "2025-06-01T09:30:15.250Z",
    "2024-02-29T00:00", "2000-02-29", "0001-01-01", "9999-12-31T23:59:59+23:59",
    "2025-06-01T09:30+0800", "2025-06-01T09:30-05", "2025-06-01T09:30:15.1234567891234Z",
  ])
  func `a moment is read`(text: String) {
    #expect(DateTime(text) != nil)
  }

  @Test(arguments: [
    "", "2025", "2025-6-1", "2025-13-01", "2025-00-10", "2025-06-31", "2025-02-29", "1900-02-29",
    "0000-01-01", "2025-06-01T24:00", "2025-06-01T09:60", "2025-06-01T09:30:60", "2025-06-01T9:30",
    "2025-06-01 09:30", "2025-06-01T09:30:15.", "2025-06-01T09:30z", "2025-06-01T09:30+24:00",
    "2025-06-01T09:30+08:", "2025-06-01T09:30ZZ", "2025-06-01Z", "２０２５-06-01", "2025-06-01T",
    "-025-06-01", "2025-06-01T09:30+08:60",
  ])
  func `what is no moment is not`(text: String) {
    #expect(DateTime(text) == nil)
  }

  @Test(arguments: [
    ("1969-12-31T23:59:59Z", "1970-01-01T00:00Z"), ("2025-02-28", "2025-03-01"),
    ("2024-02-29", "2024-03-01"), ("2025-06-01T09:00+08:00", "2025-06-01T01:00:00.000000001Z"),
    ("2025-12-31T23:59", "2026-01-01"), ("0001-01-01", "0001-01-02"),
    ("2025-06-01T12:00+09:00", "2025-06-01T12:00+08:00"),
  ])
  func `moments are compared across clocks`(earlier: String, later: String) throws {
    let left = try #require(DateTime(earlier))
    let right = try #require(DateTime(later))
    #expect(left.isBefore(right))
    #expect(!right.isBefore(left))
    #expect(!left.isBefore(left))
  }

  @Test func `every day comes after the one before, for 220 years`() throws {
    var last = try #require(DateTime("1889-12-31"))
    for year in 1890..<2110 {
      for month in 1...12 {
        for day in 1...31 {
          guard let next = DateTime(DateTime(year: year, month: month, day: day).description)
          else { continue }
          #expect(last.isBefore(next))
          last = next
        }
      }
    }
    #expect(last.description == "2109-12-31T00:00")
  }

  @Test(arguments: ["2025-06-01T09:30", "2025-06-01T09:30:15Z", "0099-06-01T09:30-05:30"])
  func `a moment is written as it was read`(text: String) {
    #expect(DateTime(text)?.description == text)
  }
}

/// Formats take what people write, and refuse what can be no such number or address.
struct TextFormatTests {
  static let right: [(TextFormat, [String])] = [
    (.email, ["a@b.cn", "first.last+tag@sub.example.com", "x_y@1-2.example", "a!#$%@example.org"]),
    (
      .mobile,
      ["13800138000", "19912345678", "+8613800138000", "+86 138 0013 8000", "138-0013-8000"]
    ),
    (
      .landline,
      [
        "010-62345678", "01062345678", "(010)62345678", "0755 2345678", "0755-23456789",
        "020-81234567-123", "020-81234567转123", "010-62345678x1", "(010)62345678 ext. 12",
        "010-62345678分机8001", "010-62345678#9", "+86 10 62345678", "+86-755-23456789",
        "+86 010-62345678",
      ]
    ),
    (
      .phone,
      [
        "13800138000", "0755-23456789", "400-800-1234", "4008001234", "400-8001234", "4008-001-234",
        "400 800 1234", "800-820-8820", "400-800-1234-5", "4008001234转8", "13800138000转1234",
        "138 0013 8000-12", "400-800-1234 ext 12",
      ]
    ),
    (.postalCode, ["100000", "010010", "848000"]),
  ]

  static let wrong: [(TextFormat, [String])] = [
    (
      .email,
      [
        "", "a", "a@", "@b.cn", "a@b", "a@b.c", "a@b..cn", ".a@b.cn", "a.@b.cn", "a..b@b.cn",
        "a b@b.cn", "a@-b.cn", "a@b-.cn", "a@b.cn ", "a@b@c.cn", "a@1.22", "啊@b.cn",
        String(repeating: "a", count: 65) + "@b.cn",
      ]
    ),
    (
      .mobile,
      [
        "", "12800138000", "1380013800", "138001380000", "138 00138000", "1380-013-8000",
        "8613800138000", "+1 3800138000", "１３８００１３８０００", "1380013800a", "138--0013-8000",
        "13800138000-1",
      ]
    ),
    (
      .landline,
      [
        "", "62345678", "010-12345678", "010-6234567", "011-62345678", "0055-2345678",
        "0755-234567",
        "010-62345678-", "010-62345678-1234567", "(010 62345678", "010)62345678", "02", "+86", "0",
        "+8613800138000", "010-62345678y1", "010-62345678转", "010-62345678 转 x1",
        "400-800-1234",
      ]
    ),
    (
      .phone,
      [
        "", "12345", "400-800-123", "400-800-12345", "500-800-1234", "40080012345", "400-80-01234",
        "400-800-1234-", "13800138000转", "13800138000-1234567", "4008001234 1234567",
      ]
    ),
    (.postalCode, ["", "10000", "1000000", "00123a", "000000", "999077", "１０００００"]),
  ]

  @Test(arguments: right)
  func `what is written so passes`(format: TextFormat, texts: [String]) {
    for text in texts { #expect(format.matches(text), "\(format) “\(text)”") }
  }

  @Test(arguments: wrong)
  func `what is written otherwise fails`(format: TextFormat, texts: [String]) {
    for text in texts { #expect(!format.matches(text), "\(format) “\(text)”") }
  }
}
