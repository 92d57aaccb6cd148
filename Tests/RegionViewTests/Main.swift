import Testing

@main enum Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
