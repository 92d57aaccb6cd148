import Foundation
import RegionsTestSupport
import Testing

/// `match --contact`: a pasted message taken apart, as a user and a pipe call it.
struct ContactCommandTests {
  @Test func `a message becomes name, telephone numbers, ID, path and detail`() throws {
    let result = try Tool.run("match", "--contact", "大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期")
    #expect(
      result.output == "大旋仔\t13600488000\t440605\t广东省/佛山市/南海区\t盐步，穗盐路景裕嘉园1期\n")
    #expect(result.status == 0)
  }

  @Test(arguments: [["--column", "2"], ["--header"], ["--delimiter", "tab"], ["--add", "id"]])
  func `a table's options are refused, not passed over`(options: [String]) throws {
    let result = try Tool.run(
      ["match", "--contact"] + options, input: Data("a,张三 13800138000\n".utf8))
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(
      result.errors.contains("“\(options[0])” goes with “--column”")
        || result.errors.contains("“--contact” doesn't go with “--column”"), "\(result.errors)")
  }

  @Test func `a stream gives a line for each line, escapes standing for breaks and tabs`() throws {
    let result = try Tool.run(
      "match", "--contact",
      input: #"""
        收货人：张三\n电话：13800138000\n地址：广东省深圳市南山区科苑路15号
        李四\t13912345678\t杭州市西湖区文三路478号
        王五 13712345678 转801 北京市东城区东四十条甲22号

        """#)
    #expect(
      result.output == """
        张三\t13800138000\t440305\t广东省/深圳市/南山区\t科苑路15号
        李四\t13912345678\t330106\t浙江省/杭州市/西湖区\t文三路478号
        王五\t13712345678-801\t110101\t北京市/东城区\t东四十条甲22号\n
        """)
    #expect(result.status == 0)
  }

  @Test func `a text that says nothing is a line of its own, and status 1`() throws {
    let result = try Tool.run("match", "--contact", input: "…\n张三 13800138000\n")
    #expect(result.output == "\t\t\t\t…\n张三\t13800138000\t\t\t\n")
    #expect(result.status == 1)
  }

  @Test func `JSON has the keys of the contract, null where nothing is said`() throws {
    let result = try Tool.run("match", "--contact", "--json", "张三 13800138000 广东省深圳市南山区科苑路15号")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "张三")
    #expect(object["phones"] as? [String] == ["13800138000"])
    #expect(object["postcode"] is NSNull && object["id_number"] is NSNull)
    let region = try #require(object["region"] as? [String: Any])
    #expect(region["id"] as? String == "440305" && region["name"] as? String == "南山区")
    #expect(
      (region["path"] as? [[String: String]])?.map { $0["name"] } == ["广东省", "深圳市", "南山区"])
    #expect(object["detail"] as? String == "科苑路15号")
    #expect(object["confidence"] as? String == "certain")
    let keys = [
      "name", "phones", "postcode", "id_number", "region", "detail", "confidence", "doubtful",
      "left_over", "alternatives",
    ]
    #expect(Set(object.keys) == Set(keys))
    let nothing = try Tool.run("match", "--contact", "--json", "…")
    #expect(nothing.output.hasPrefix(#"{"name":null,"phones":[],"postcode":null,"#))
    #expect(nothing.status == 1)
  }

  @Test func `a message cannot send the terminal commands or break its line`() throws {
    let result = try Tool.run(
      "match", "--contact", "张三 13800138000 深圳市南山区科苑路\u{1B}[31m15号\r\n2栋")
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.split(separator: "\n").count == 1)
  }
}
