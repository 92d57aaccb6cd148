import Regions
import RegionsChina

/// Which regions of before belong to a data set.
enum FormerData {
  /// Those of China, if the data set is one of its divisions: it has the ID and the name of a root.
  static func fitting(_ tree: RegionTree) -> RegionTree? {
    let former = RegionTree.chinaFormer
    return former.roots.contains { tree[$0.id]?.name == $0.name } ? former : nil
  }
}
