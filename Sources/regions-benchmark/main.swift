switch CommandLine.arguments.dropFirst().first {
case "search"?: try SearchBenchmark.run(Array(CommandLine.arguments.dropFirst(2)))
default: print("usage: regions-benchmark search [FILE.regions]...")
}
