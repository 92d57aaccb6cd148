/// How much one sign says for or against a reading, a column or a heading. What speaks is summed up: two that are
/// likely are as much as a clear one, and two hints as much as a likely one.
package enum Sign {
  /// Nothing else can be meant, or it can't be meant at all: against it, all others have to speak.
  package static var decisive: Double { 2 * clear }

  /// A word for what is asked, or a form that hardly anything else has.
  package static var clear: Double { tried(1) }

  /// So it mostly is, and there are others.
  package static var likely: Double { tried(0.5) }

  /// Decides between two that are as good otherwise.
  package static var hint: Double { tried(0.25) }
}
