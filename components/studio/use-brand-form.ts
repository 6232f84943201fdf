"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import type { BrandBlock, BrandProposal } from "#lib/contract/brand.ts";
import { ClientProblem } from "#lib/contract/client.ts";
import { brandPath } from "./brand-address.ts";
import {
  blankForm,
  changed,
  coloursMax,
  draftOf,
  filledFrom,
  formOf,
  idFor,
  refilled,
  type BrandForm,
} from "./brand-form.ts";
import { BrandIdTaken, brandKeys, isLate, keepBlock, listBrands, useBrandSave } from "./brand-save.ts";
import { service } from "./client.ts";
import { formFaults, type FormFaults } from "./form-faults.ts";

const pointers = [
  "/brand_id",
  "/name",
  ...Array.from({ length: coloursMax }, (_, place) => `/palette/${place}`),
  "/palette",
  "/cta",
  "/product_image_url",
  "/product_asset_id",
];
const codes = {
  url_not_allowed: "/product_image_url",
  url_unreachable: "/product_image_url",
  image_unreadable: "/product_image_url",
};

/** What somebody else made of the brand meanwhile; `block` is null when they deleted it. */
interface Late {
  block: BrandBlock | null;
}

/** A brand while it is written: its form, what a save would change and what became of the last one. */
export const useBrandForm = (block: BrandBlock | null) => {
  const client = useQueryClient();
  const router = useRouter();
  /** The version that the form was filled from. */
  const [base, setBase] = useState(block);
  const [form, setForm] = useState<BrandForm>(() => (block === null ? blankForm : formOf(block)));
  /** The page that the form was filled from, and the form before that. */
  const [filled, setFilled] = useState<{ proposal: BrandProposal; before: BrandForm } | null>(null);
  const [late, setLate] = useState<Late | null>(null);
  const saving = useBrandSave();
  const faults = faultsOf(saving.error);
  const dirty = changed(form, base === null ? blankForm : formOf(base));

  const adopt = (fresh: BrandBlock) => {
    setBase(fresh);
    setForm(formOf(fresh));
    setLate(null);
    setFilled(null);
    saving.reset();
  };
  const arrived = useEffectEvent((fresh: BrandBlock | null) => {
    if (fresh !== null && base !== null && fresh.version > base.version && !dirty && !saving.isPending) adopt(fresh);
  });
  useEffect(() => arrived(block), [block]);

  const meet = async (brand_id: string) => {
    try {
      setLate({ block: await service.get_brand_profile({ brand_id }) });
    } catch (error) {
      if (error instanceof ClientProblem && error.status === 404) setLate({ block: null });
    }
  };
  /** Sends the form as what follows `version`. */
  const save = (version: number | null) => {
    if (saving.isPending) return;
    const sent = form;
    saving.mutate(
      { draft: draftOf(sent), version },
      {
        onSuccess: (saved) => {
          setBase(saved);
          setForm((now) => refilled(now, sent, saved));
          setLate(null);
          setFilled(null);
          if (base === null) router.replace(brandPath(saved.brand_id));
        },
        onError: (error) => {
          if (isLate(error)) void meet(sent.brand_id);
        },
      },
    );
  };
  const change = (changes: Partial<BrandForm>) => {
    if (saving.error !== null && !saving.isPending) saving.reset();
    setForm((now) => ({ ...now, ...changes }));
  };
  /** Ids that other brands have. */
  const taken = () => {
    const listed = client.getQueryData<Awaited<ReturnType<typeof listBrands>>>(brandKeys.list)?.brand_profiles ?? [];
    return new Set(listed.map(({ brand_id }) => brand_id));
  };

  return {
    base,
    form,
    dirty,
    late,
    saving: saving.isPending,
    faults,
    /** Whether a field says why the last save was refused. */
    refused: !saving.isPending && pointers.some((pointer) => faults.at(pointer) !== undefined),
    change,
    /** A new brand's id follows its name until somebody writes one. */
    rename: (name: string) =>
      change({ name, ...(form.idTyped ? {} : { brand_id: name.trim() === "" ? "" : idFor(name, taken()) }) }),
    filled: filled?.proposal ?? null,
    fill: (proposal: BrandProposal) => {
      setFilled({ proposal, before: form });
      change(filledFrom(form, proposal, taken()));
    },
    unfill: () => {
      if (filled !== null) change(filled.before);
      setFilled(null);
    },
    save: () => {
      if (base === null || dirty) save(base?.version ?? null);
    },
    saveOver: () => save(late?.block?.version ?? null),
    adopt: (fresh: BrandBlock) => {
      keepBlock(client, fresh);
      adopt(fresh);
    },
  };
};

const faultsOf = (error: Error | null): FormFaults => {
  if (error instanceof BrandIdTaken)
    return { at: (pointer) => (pointer === "/brand_id" ? error.message : undefined), rest: null };
  return formFaults(isLate(error) ? null : error, pointers, codes);
};
