"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import type { BrandProposal } from "#lib/contract/brand.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { addressOf } from "./page-address.ts";

const codes = { url_not_allowed: "/url", url_unreachable: "/url" };

/** Asks for a page and reads it as a brand; `onRead` gets what it says, and nothing is saved. */
export function BrandImportDialog({
  onRead,
  onClose,
}: {
  onRead: (proposal: BrandProposal) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState("");
  const read = useMutation({
    mutationFn: (url: string) => service.brand_from_url({ url }),
    onSuccess: (proposal) => {
      onRead(proposal);
      onClose();
    },
  });
  const faults = formFaults(read.error, ["/url"], codes);
  const url = addressOf(typed);
  return (
    <Dialog title="Import from a page" open onOpenChange={(open) => (open ? undefined : onClose())}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (url !== "" && !read.isPending) read.mutate(url);
        }}
      >
        <Field
          label="Page address"
          type="text"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          autoFocus
          placeholder="https://example.com/products/drift-kettle"
          maxLength={2048}
          value={typed}
          error={faults.at("/url")}
          onChange={(event) => {
            read.reset();
            setTyped(event.target.value);
          }}
        />
        <p className="text-ink2">
          It is read once, without its scripts. Name, colours, product image and call to action go into the form for you
          to check. Nothing is saved before you save.
        </p>
        {faults.rest === null ? null : <FaultNote error={faults.rest} doing="read the page" />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={url === "" || read.isPending}>
            {read.isPending ? "Reading the page" : "Read the page"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
