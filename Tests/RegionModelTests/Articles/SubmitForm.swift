import RegionForms
import RegionFormsHTTP

func submitForm(_ form: FormState) async {
  let uploader = HTTPUploader(base: "https://shop.example/uploads")
  let delivery = HTTPDelivery(url: "https://shop.example/shops")
  let controller = FormController(form, uploader: uploader) { payload async throws(FormRefusal) in
    try await delivery.deliver(payload)
  }
  switch await controller.submit() {
  case .submitted(let payload): print(payload.json)
  case .invalid(let firstError): print(firstError ?? "")  // a rule fails; nothing was sent
  case .failed(let message): print(message)  // the rows concerned are marked, all else is kept
  case .cancelled, .ignored: break
  }
}
