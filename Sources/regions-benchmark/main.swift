// regions-benchmark forms | search [FILE.regions]... | format FILE.regions... [--smoke]
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "forms"?: try FormsBenchmark.run()
case "search"?: try SearchBenchmark.run(Array(arguments.dropFirst()))
case "format"?:
  let files = arguments.dropFirst().filter { !$0.hasPrefix("--") }
  try FormatBenchmark.run(files: Array(files), isSmoke: arguments.contains("--smoke"))
default: print("usage: regions-benchmark forms | search [FILE]... | format FILE... [--smoke]")
}
