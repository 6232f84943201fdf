"use client";

import { ArrowDown, ArrowUp, Ellipsis, Plus, X } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { Button, IconButton } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { onDemand, usePart } from "#components/ui/on-demand.ts";
import { Select } from "#components/ui/select.tsx";
import {
  coloursMax,
  isHex,
  roleOf,
  swapped,
  tidyHex,
  withAnother,
  withRole,
  type BrandRole,
  type FormColour,
} from "./brand-form.ts";
import { menuLine, menuPanel } from "./menu-classes.ts";
import { sentenceCase } from "./words.ts";

/** A button in a brand's colour; `hex` is null where it is none yet. */
export interface ColourButtonProps {
  label: string;
  hex: string | null;
  ofProduct: readonly string[];
  onHex: (hex: string) => void;
  title: string | undefined;
  className: string;
  style: CSSProperties | undefined;
}

const colourButton = onDemand(() => import("./brand-colour-button.tsx").then((part) => part.ColourButton));
const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The colours of a brand, in the order that gives them their roles. */
export function BrandPalette({
  colours,
  ofProduct,
  faultAt,
  fault,
  onChange,
}: {
  colours: readonly FormColour[];
  /** Colours measured in the product's picture. */
  ofProduct: readonly string[];
  /** What is wrong with the colour at a place, from 0. */
  faultAt: (place: number) => string | undefined;
  fault: string | undefined;
  onChange: (colours: readonly FormColour[]) => void;
}) {
  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  /** The place whose field takes the focus once it is there; null when none is to. */
  const [next, setNext] = useState<{ place: number; part: "hex" | "remove" } | null>(null);
  useEffect(() => {
    if (next === null) return;
    const found = section.current?.querySelectorAll<HTMLElement>(`[data-part="${next.part}"]`)[next.place];
    found?.focus();
    if (found instanceof HTMLInputElement) found.select();
    setNext(null);
  }, [next]);
  const move = (from: number, to: number) => {
    onChange(swapped(colours, from, to));
    setSaid(`Colour ${from + 1} is colour ${to + 1} now: ${roleOf(to)}.`);
  };
  return (
    <section ref={section} aria-labelledby="palette">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="palette" className="text-sm text-ink2">
          Palette
        </h2>
        <p className="text-sm text-ink3">
          {colours.length} of {coloursMax}. The first is primary.
        </p>
      </div>
      <ul aria-label="Palette" className="mt-1 divide-y divide-line border-b border-line">
        {colours.map((colour, place) => (
          <ColourLine
            key={colour.key}
            colour={colour}
            place={place}
            count={colours.length}
            ofProduct={ofProduct}
            fault={faultAt(place)}
            onHex={(hex) => onChange(colours.map((each) => (each.key === colour.key ? { ...each, hex } : each)))}
            onRole={(role) => {
              onChange(withRole(colours, place, role));
              setSaid(`Colour ${place + 1} is ${role} now.`);
            }}
            onMove={(to) => move(place, to)}
            onRemove={() => {
              onChange(colours.filter(({ key }) => key !== colour.key));
              setSaid(`Colour ${place + 1} is removed.`);
              setNext({ place: Math.min(place, colours.length - 2), part: "remove" });
            }}
          />
        ))}
      </ul>
      {fault === undefined ? null : (
        <p role="alert" className="mt-1.5 text-sm text-fail">
          {fault}
        </p>
      )}
      <Button
        look="plain"
        className="mt-1.5 -ml-1"
        disabled={colours.length >= coloursMax}
        onClick={() => {
          onChange(withAnother(colours, ofProduct));
          setNext({ place: colours.length, part: "hex" });
        }}
      >
        <Plus {...icon} /> Add colour
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

function ColourLine({
  colour,
  place,
  count,
  ofProduct,
  fault,
  onHex,
  onRole,
  onMove,
  onRemove,
}: {
  colour: FormColour;
  place: number;
  count: number;
  ofProduct: readonly string[];
  fault: string | undefined;
  onHex: (hex: string) => void;
  onRole: (role: BrandRole) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const n = place + 1;
  const hex = tidyHex(colour.hex);
  const roles = [...new Set(Array.from({ length: count }, (_, at) => roleOf(at)))];
  return (
    <li className="flex items-start gap-2.5 py-1.5 max-sm:gap-1.5 max-[359px]:flex-wrap">
      <Menu
        trigger={
          <IconButton label={`Order of colour ${n}`} className="-ml-2 max-sm:-mr-1.5" disabled={count === 1}>
            <Ellipsis {...icon} />
          </IconButton>
        }
        className={menuPanel}
      >
        {({ Item }) => (
          <>
            <Item className={line} disabled={place === 0} onSelect={() => onMove(place - 1)}>
              <ArrowUp {...icon} /> Move up
            </Item>
            <Item className={line} disabled={n === count} onSelect={() => onMove(place + 1)}>
              <ArrowDown {...icon} /> Move down
            </Item>
          </>
        )}
      </Menu>
      <PickColour
        label={`Pick colour ${n}`}
        hex={isHex(hex) ? hex : null}
        ofProduct={ofProduct}
        onHex={onHex}
        title={isHex(hex) ? hex : undefined}
        className="size-8 shrink-0 rounded-control border border-line2 max-md:size-11"
        style={isHex(hex) ? { background: hex } : undefined}
      />
      <Field
        label={`Colour ${n}`}
        value={colour.hex}
        error={fault}
        maxLength={16}
        spellCheck={false}
        autoComplete="off"
        data-part="hex"
        onChange={(event) => onHex(event.target.value)}
        onBlur={() => onHex(hex)}
        control="figures"
        className="w-[104px] shrink-0 [&>label]:sr-only"
      />
      <Select
        label={`Role of colour ${n}`}
        value={roleOf(place)}
        onChange={(role) => onRole(role as BrandRole)}
        options={roles.map((role) => ({ value: role, label: sentenceCase(role) }))}
        className="min-w-0 flex-1 max-md:[&>button]:gap-1 max-md:[&>button]:px-2 max-md:[&>button]:text-base max-[359px]:order-last max-[359px]:basis-full sm:max-w-[168px] [&>label]:sr-only"
      />
      <IconButton
        label={`Remove colour ${n}`}
        data-part="remove"
        disabled={count === 1}
        onClick={onRemove}
        className="-mr-2 ml-auto disabled:opacity-40"
      >
        <X {...icon} />
      </IconButton>
    </li>
  );
}

/** The button of a colour. The program of what it opens comes when somebody reaches for it. */
function PickColour(props: ColourButtonProps) {
  const { Part, ask, reach } = usePart(colourButton);
  if (Part !== null) return <Part {...props} />;
  const { label, hex: _, ofProduct: __, onHex: ___, ...button } = props;
  return (
    <button
      {...button}
      {...reach}
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded="false"
      onClick={ask}
    />
  );
}

const line = `${menuLine} data-[disabled]:opacity-50`;
