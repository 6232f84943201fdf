"use client";

import { Check, Layers } from "lucide-react";
import { IconButton } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { layerNames, type LayerName } from "#lib/contract/vocabulary.ts";
import { menuLine, menuPanel } from "./menu-classes.ts";
import { sentenceCase } from "./words.ts";

/** Which depths of the picture are drawn; `within` is where the menu opens, so that a full screen shows it too. */
export function LayerMenu({
  hidden,
  onChange,
  within,
}: {
  hidden: readonly LayerName[];
  onChange: (hidden: readonly LayerName[]) => void;
  within: HTMLElement | null;
}) {
  const turn = (layer: LayerName, shown: boolean) =>
    onChange(layerNames.filter((each) => (each === layer ? !shown : hidden.includes(each))));
  return (
    <Menu
      side="top"
      align="end"
      within={within}
      className={menuPanel}
      trigger={
        <IconButton
          label="Layers"
          aria-description={hidden.length === 0 ? undefined : `${hidden.length} hidden`}
          className={`data-[state=open]:bg-s3 ${hidden.length === 0 ? "" : "!text-accent"}`}
        >
          <Layers size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      {(parts) =>
        layerNames.map((layer) => (
          <parts.CheckboxItem
            key={layer}
            checked={!hidden.includes(layer)}
            onCheckedChange={(shown) => turn(layer, shown)}
            // One looks at the picture while layers come and go.
            onSelect={(event) => event.preventDefault()}
            className={menuLine}
          >
            <span className="grid size-4 place-items-center rounded-[4px] border border-ctl">
              <parts.ItemIndicator>
                <Check size={12} strokeWidth={2.25} aria-hidden="true" />
              </parts.ItemIndicator>
            </span>
            <span className="flex-1">{sentenceCase(layer)}</span>
          </parts.CheckboxItem>
        ))
      }
    </Menu>
  );
}
