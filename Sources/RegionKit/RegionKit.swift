/// One import for an app: the data, the picker, the forms, their models and, where there is SwiftUI, their
/// views.
@_exported public import JSONDocument
@_exported public import RegionFormUI
@_exported public import RegionForms
@_exported public import RegionPicker
@_exported public import RegionPickerUI
@_exported public import Regions
@_exported public import RegionsChina
