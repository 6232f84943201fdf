"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { AlertDialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ProductPicture } from "#lib/render/scene/product-picture.ts";
import { BrandBlockPanel } from "./brand-block-panel.tsx";
import type { CardLook } from "./brand-card.ts";
import { EndCardPreview } from "./brand-end-card.tsx";
import { brandKeys, etagOf } from "./brand-save.ts";
import { BrandVersions } from "./brand-versions.tsx";
import { service } from "./client.ts";
import { wordsOf } from "./fault-note.tsx";

/** What films make of a brand, and what can be done with it as it is saved. `base` is null for one that is not yet. */
export function BrandUse({
  base,
  dirty,
  look,
  product,
  onRestored,
  onGone,
}: {
  base: BrandBlock | null;
  dirty: boolean;
  look: CardLook;
  product: ProductPicture | null;
  onRestored: (block: BrandBlock) => void;
  onGone: () => void;
}) {
  return (
    <>
      <EndCardPreview look={look} product={product} />
      <BrandBlockPanel block={base} dirty={dirty} />
      {base === null ? null : (
        <>
          <BrandVersions block={base} dirty={dirty} onRestored={onRestored} />
          <DeleteBrand block={base} onGone={onGone} />
        </>
      )}
    </>
  );
}

function DeleteBrand({ block, onGone }: { block: BrandBlock; onGone: () => void }) {
  const client = useQueryClient();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => service.delete_brand_profile({ brand_id: block.brand_id }, { ifMatch: etagOf(block.version) }),
    onSuccess: () => {
      onGone();
      toast(`${block.name} is deleted. Films that carry it keep it.`);
      router.push("/brands");
      client.removeQueries({ queryKey: brandKeys.one(block.brand_id) });
      return client.invalidateQueries({ queryKey: brandKeys.list, exact: true });
    },
    onError: (error) => {
      const { strong, rest } = wordsOf(error, "delete the brand");
      toast.error(`${strong} ${rest}`);
    },
  });
  return (
    <div className="border-t border-line pt-4">
      <Button look="danger" disabled={remove.isPending} onClick={() => setAsking(true)}>
        <Trash2 size={14} strokeWidth={1.75} aria-hidden="true" /> Delete brand
      </Button>
      <AlertDialog
        title={`Delete ${block.name}?`}
        text="Its versions go with it. Films that carry it keep it."
        open={asking}
        onOpenChange={setAsking}
      >
        <Button onClick={() => setAsking(false)}>Keep it</Button>
        <Button
          look="danger"
          onClick={() => {
            setAsking(false);
            remove.mutate();
          }}
        >
          Delete it
        </Button>
      </AlertDialog>
    </div>
  );
}
