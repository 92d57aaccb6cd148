import RegionForms

/// How `regions form` reads a pasted message.
enum FormContacts {
  @Sendable static func read(_ text: String, for form: FormState) -> PastedContact {
    PastedContact(text, for: form, former: form.context.regions.flatMap(FormerData.fitting))
  }
}
