import RegionEvents
import RegionForms

/// `regions form --events`: the form without a terminal, one JSON event a line in, one state a line
/// out.
enum FormEvents {
  static func run(
    _ form: FormState, clock: @escaping @Sendable () -> DateTime?, _ streams: Streams
  ) throws -> ExitStatus {
    var session = FormEventSession(form, clock: clock)
    session.contactReader = FormContacts.read
    try streams.write(session.start() + "\n")
    while session.form.status != .cancelled,
      let line = try streams.input.nextBytes(beforeWaiting: streams.flush)
    {
      try streams.write(session.answer(to: line) + "\n")
      try streams.flush()
    }
    switch session.form.status {
    case .submitted: return .success
    case .cancelled: return .cancelled
    case .editing, .submitting: return .notFound
    }
  }
}
