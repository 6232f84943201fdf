"use client";

import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import type { PublicationBody } from "#lib/contract/publishing.ts";
import { service } from "./client.ts";
import { wordsOf } from "./fault-note.tsx";

type Page = Output<"list_publications">;
type Kept = Page | InfiniteData<Page>;

const LeavingDialog = dynamic(() => import("./leaving-dialog.tsx").then(({ LeavingDialog: dialog }) => dialog));
const publicationsKey = ["publications"] as const;

const withdrawnIn = (page: Page, id: string): Page => ({
  ...page,
  publications: page.publications.map((each) =>
    each.publication_id === id ? { ...each, status: "withdrawn", url: null } : each,
  ),
});

/** Takes a film off its watch page, after a question. Lists show it at once, and take it back where it is refused. */
export function WithdrawButton({ publication }: { publication: PublicationBody }) {
  const { publication_id, title } = publication;
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [asking, setAsking] = useState<PublicationBody | null>(null);
  const withdraw = useMutation({
    mutationFn: () => service.withdraw_publication({ publication_id }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: publicationsKey });
      const before = client.getQueriesData<Kept>({ queryKey: publicationsKey });
      client.setQueriesData<Kept>({ queryKey: publicationsKey }, (kept) =>
        kept === undefined
          ? kept
          : "pages" in kept
            ? { ...kept, pages: kept.pages.map((page) => withdrawnIn(page, publication_id)) }
            : withdrawnIn(kept, publication_id),
      );
      return before;
    },
    onSuccess: () => toast(`${title} is withdrawn. Its page is gone; the record stays.`),
    onError: (error, _, before) => {
      for (const [key, kept] of before ?? []) client.setQueryData(key, kept);
      const { strong, rest } = wordsOf(error, "withdraw it");
      toast.error(`${strong} ${rest} It is published as before.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: publicationsKey }),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={`Withdraw ${title}`}
        onClick={() => {
          setAsked(true);
          setAsking(publication);
        }}
      >
        <EyeOff size={14} strokeWidth={1.75} aria-hidden="true" /> Withdraw
      </Button>
      {asked ? (
        <LeavingDialog
          leaving={asking}
          title={`Withdraw ${title}?`}
          text="Its watch page is gone at once, wherever its address was shared. The record stays, and publishing again brings the page back."
          verb="Withdraw"
          onLeave={() => withdraw.mutate()}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
