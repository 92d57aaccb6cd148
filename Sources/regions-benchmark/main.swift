// regions-benchmark forms | search [FILE.regions]... | format FILE.regions... [--smoke]
// regions-benchmark match [FILE.regions]... | match-lines COUNT | contact-lines COUNT
// regions-benchmark startup EMPTY TOOL [--smoke] | import TOOL FILE.csv [--smoke]
// regions-benchmark import-readers FILE... | bare-parse FILE xml|json
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "forms"?: try FormsBenchmark.run()
case "search"?:
  try SearchBenchmark.run(arguments.dropFirst().filter { !$0.hasPrefix("--") })
case "match"?:
  try MatchBenchmark.run(arguments.dropFirst().filter { !$0.hasPrefix("--") })
case "match-lines"? where arguments.count == 2: MatchBenchmark.printLines(Int(arguments[1]) ?? 0)
case "contact-lines"? where arguments.count == 2:
  MatchBenchmark.printContacts(Int(arguments[1]) ?? 0)
case "format"?:
  let files = arguments.dropFirst().filter { !$0.hasPrefix("--") }
  try FormatBenchmark.run(files: Array(files), isSmoke: arguments.contains("--smoke"))
case "startup"? where arguments.count >= 3:
  try StartupBenchmark.run(
    empty: arguments[1], tool: arguments[2], rounds: arguments.contains("--smoke") ? 5 : 200)
case "import"? where arguments.count >= 3:
  try ImportBenchmark.run(
    tool: arguments[1], table: arguments[2], rounds: arguments.contains("--smoke") ? 1 : 7)
case "bare-parse"? where arguments.count == 3:
  try ImportBenchmark.parseBare(arguments[1], arguments[2])
case "import-readers"?:
  try ImportReadersBenchmark.run(arguments.dropFirst().filter { !$0.hasPrefix("--") })
default:
  print(
    "usage: regions-benchmark forms | search [FILE]... | match [FILE]... | format FILE... [--smoke]"
  )
}
