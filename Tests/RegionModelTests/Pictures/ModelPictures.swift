import RegionFormUI
import RegionForms
import RegionPicker
import RegionPickerUI

/// The sheet of the picker as `RegionPickerSheet` lays it out, drawn of what its model has for a view.
@MainActor
func picture(of model: RegionPickerModel, _ palette: Drawing.Palette) -> String {
  var drawing = Drawing(palette, width: 390)
  drawing.skip(36)
  drawing.text("配送至", x: 195, size: 17, weight: "600", anchor: "middle")
  drawing.text("✕", x: 366, color: palette.dim, anchor: "end")
  drawing.skip(16)
  drawing.box(x: 16, width: 358, height: 36, fill: palette.raised)
  drawing.text(
    model.query.isEmpty ? "搜索地区、拼音" : model.query, x: 28, dy: 24, size: 15,
    color: model.query.isEmpty ? palette.dim : palette.text)
  drawing.skip(66)
  if model.results == nil {
    var x = 16
    for tab in model.tabs(placeholder: "请选择") {
      let width = Drawing.width(of: tab.title)
      drawing.text(
        tab.title, x: x, color: tab.isPlaceholder ? palette.accent : palette.text,
        weight: tab.isInFront ? "600" : "400")
      if tab.isInFront {
        drawing.line(dy: 10, from: x, to: x + width, color: palette.accent, width: 3)
      }
      x += width + 24
    }
    drawing.skip(12)
    drawing.line()
  }
  let rows = model.rows(at: model.picker.focusedLevel)
  // As a list scrolled to the chosen row would show it.
  let chosen = rows.firstIndex { $0.isChosen } ?? 0
  let first = max(0, min(chosen - 4, rows.count - 9))
  for row in rows[first..<min(rows.count, first + 9)] {
    drawing.skip(44)
    let color = row.isChosen ? palette.accent : row.isEnabled ? palette.text : palette.dim
    drawing.text(row.name, x: 16, dy: -16, color: color, weight: row.isChosen ? "600" : "400")
    if row.isChosen { drawing.text("✓", x: 374, dy: -16, color: palette.accent, anchor: "end") }
    drawing.line(from: 16)
  }
  drawing.skip(20)
  return drawing.svg
}

/// The form as `RegionFormView` lays it out, drawn of what its model has for a view.
@MainActor
func picture(of model: FormModel, _ palette: Drawing.Palette) -> String {
  var drawing = Drawing(palette, width: 390)
  drawing.skip(36)
  drawing.text(
    model.text(model.form.definition.title), x: 195, size: 17, weight: "600", anchor: "middle")
  for section in model.sections where !section.isEmpty {
    drawing.skip(20)
    drawing.line()
    for row in section { draw(row, of: model, &drawing) }
  }
  drawing.skip(24)
  drawing.box(x: 16, width: 358, height: 44, fill: palette.accent)
  drawing.text(
    model.language.own == .chinese ? "提交" : "Submit", x: 195, dy: 28, color: palette.background,
    weight: "600", anchor: "middle")
  drawing.skip(64)
  return drawing.svg
}

@MainActor
private func draw(_ row: FormRow, of model: FormModel, _ drawing: inout Drawing) {
  let palette = drawing.palette
  let message = model.message(of: row)
  let field = model.field(of: row)
  let stroke = message == nil ? palette.line : palette.error
  drawing.skip(14)
  drawing.text(model.text(field?.title), x: 16, dy: 26, size: 15, color: palette.dim)
  switch row.kind {
  case .attachment:
    drawing.box(x: 112, width: 72, height: 72, stroke: stroke, fill: palette.raised)
    let name = row.value?.text.map {
      String($0[($0.lastIndex(of: "/") ?? $0.startIndex)...].dropFirst())
    }
    drawing.text(
      name ?? "＋", x: 148, dy: 42, size: name == nil ? 24 : 12, color: palette.dim, anchor: "middle"
    )
    if row.value != nil {
      drawing.text("✕", x: 186, dy: 6, size: 13, color: palette.error, anchor: "end")
    }
    drawing.skip(72)
  case .region:
    guard case .region(let region)? = field?.kind else { return }
    let names = row.value?.text.map { model.form.regionBoxes($0, region) } ?? []
    let width = (262 - 8 * (region.boxes.count - 1)) / max(1, region.boxes.count)
    for (box, title) in region.boxes.enumerated() {
      let x = 112 + box * (width + 8)
      drawing.box(x: x, width: width, height: 40, stroke: stroke)
      let name = names.indices.contains(box) ? names[box] : nil
      drawing.text(
        name ?? model.text(title), x: x + width / 2, dy: 26, size: 15,
        color: name == nil ? palette.dim : palette.text, anchor: "middle")
    }
    drawing.skip(40)
  default:
    drawing.box(x: 112, width: 262, height: 40, stroke: stroke)
    let text = row.text ?? row.value?.text
    let shown = text ?? model.text(field?.placeholder)
    drawing.text(
      shown.count > 16 ? shown.prefix(15) + "…" : shown, x: 122, dy: 26, size: 15,
      color: text == nil ? palette.dim : palette.text)
    drawing.skip(40)
  }
  guard let message else { return }
  drawing.skip(18)
  drawing.text(message, x: 112, size: 13, color: palette.error)
}
