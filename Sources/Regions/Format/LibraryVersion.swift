/// The version of the library, the tool and the packages in other languages: `Scripts/release version` changes it.
package enum LibraryVersion {
  package static let text: StaticString = "0.10.0"
}
