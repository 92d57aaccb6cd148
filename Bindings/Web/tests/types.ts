// What a program in TypeScript writes, and what its compiler has to refuse.
import { PickerRefusal, RegionFileError, RegionTree, type Region, type SearchResult } from "../regions.js";
import type { RegionPickerElement } from "../region-picker.js";

export async function first(): Promise<string> {
  const china: RegionTree = await RegionTree.load("china.regions", { signal: new AbortController().signal });
  const region: Region | undefined = china.get("110101") ?? china.get(110101);
  const results: SearchResult[] = china.search("gd sz nanshan", { until: "county", exact: true, limit: 3 });
  const { rest, confidence } = china.match("杭州市西湖区文三路478号", { until: 3 });
  const contact = china.contact("张三 13800138000 广东省深圳市南山区科苑路15号", { until: "county" });
  const told: string = [contact.name ?? "", ...contact.phones, contact.region?.id ?? "", ...contact.leftOver].join();
  const names: (string | null)[] = [...china.names(Uint32Array.of(110101))];
  const session = china.pick({ until: "county", anyLevel: true });
  try {
    session.send({ event: "select", level: 0, id: "110000" }).titles.join();
    // @ts-expect-error no such event
    session.send({ event: "dance" });
  } catch (error) {
    if (!(error instanceof PickerRefusal) && !(error instanceof RegionFileError)) throw error;
  }
  // @ts-expect-error a region may be missing
  region.name;
  // @ts-expect-error trees are loaded, not made
  new RegionTree();
  const picker: RegionPickerElement | null = document.querySelector("region-picker");
  picker?.setCustomValidity("");
  const label: string = picker?.region?.names.join(" › ") ?? "";
  return [region?.name, results[0]?.kind, rest, confidence, told, names[0], label].join();
}

export function ask(picker: RegionPickerElement): string {
  picker.until = "county";
  picker.depth = null;
  picker.pinned = ["440300"];
  picker.value = picker.tree?.get("440305");
  picker.addEventListener("levelchange", ({ detail }) => detail.selected.join(detail.level > 0 ? "," : ""));
  // @ts-expect-error no such attribute
  picker.unitl = "county";
  return picker.formerRegion?.successors[0]?.name ?? picker.until;
}
