/** The elements in JSX: `import type {} from "regiontree/react"` once in a program of React 19. */
import type { RegionFormAttributes, RegionFormElement } from "./region-form.js";
import type { RegionPickerAttributes, RegionPickerElement } from "./region-picker.js";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Own<Attributes, Type> = Omit<DetailedHTMLProps<HTMLAttributes<Type>, Type>, keyof Attributes> & Attributes
  & { tree?: object | null };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "region-picker": Own<RegionPickerAttributes, RegionPickerElement>;
      "region-form": Own<RegionFormAttributes, RegionFormElement>;
    }
  }
}
