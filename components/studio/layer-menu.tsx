"use client";

import { Check, Layers } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { IconButton } from "#components/ui/button.tsx";
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
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton
          label="Layers"
          aria-description={hidden.length === 0 ? undefined : `${hidden.length} hidden`}
          className={`data-[state=open]:bg-s3 ${hidden.length === 0 ? "" : "!text-accent"}`}
        >
          <Layers size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={within}>
        <DropdownMenu.Content side="top" align="end" sideOffset={4} className={menuPanel}>
          {layerNames.map((layer) => (
            <DropdownMenu.CheckboxItem
              key={layer}
              checked={!hidden.includes(layer)}
              onCheckedChange={(shown) => turn(layer, shown)}
              // One looks at the picture while layers come and go.
              onSelect={(event) => event.preventDefault()}
              className={menuLine}
            >
              <span className="grid size-4 place-items-center rounded-[4px] border border-ctl">
                <DropdownMenu.ItemIndicator>
                  <Check size={12} strokeWidth={2.25} aria-hidden="true" />
                </DropdownMenu.ItemIndicator>
              </span>
              <span className="flex-1">{sentenceCase(layer)}</span>
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
