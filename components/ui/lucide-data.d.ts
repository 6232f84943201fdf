import type { SVGProps } from "react";

declare module "lucide-react/icons/shield" {
  /** What the icon is drawn of. All icons share one declaration. */
  export const __iconData: {
    size: number;
    node: readonly (readonly [tag: string, attributes: SVGProps<SVGElement> & { key: string }])[];
  };
}
