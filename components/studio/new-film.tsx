"use client";

import { Tabs } from "#components/ui/tabs.tsx";
import { useState } from "react";
import { blankPage, FromPage } from "./from-page.tsx";
import { blankPicture, FromPicture } from "./from-picture.tsx";
import { FromWords } from "./from-words.tsx";
import { PageHead } from "./page-head.tsx";

const ways = [
  { id: "words", short: "Words", label: "From words" },
  { id: "picture", short: "Picture", label: "From a picture" },
  { id: "page", short: "Web page", label: "From a web page" },
] as const;
type Way = (typeof ways)[number]["id"];

/** The three ways to begin a film; the one that is taken stands in the address (`?from=picture`). */
export function NewFilm({
  intent,
  brandId,
  from,
}: {
  intent: string | null;
  brandId: string | null;
  from: string | null;
}) {
  const [way, setWay] = useState<Way>(() => ways.find(({ id }) => id === from)?.id ?? "words");
  const [picture, setPicture] = useState(blankPicture);
  const [page, setPage] = useState(blankPage);
  const go = (next: Way) => {
    setWay(next);
    window.history.replaceState(null, "", next === "words" ? location.pathname : `${location.pathname}?from=${next}`);
  };
  return (
    <Tabs.Root value={way} onValueChange={(next) => go(next as Way)} className="lg:flex lg:h-dvh lg:flex-col">
      <PageHead
        title="New film"
        ways={
          <Tabs.List aria-label="Begin" className="flex h-8 rounded-control bg-s2 p-[3px] max-md:h-11 max-md:w-full">
            {ways.map(({ id, short, label }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                aria-label={label}
                className="rounded-chip px-3 font-medium text-ink2 hover:text-ink data-[state=active]:bg-s3 data-[state=active]:text-ink max-md:flex-1 max-md:px-1.5"
              >
                <span className="max-md:hidden">{label}</span>
                <span className="md:hidden">{short}</span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        }
      >
        {way === "words" ? <span className="text-sm text-ink3 max-md:hidden">Draft kept on this device</span> : null}
      </PageHead>
      <Tabs.Content value="words" tabIndex={-1} className="contents">
        <FromWords intent={intent} brandId={brandId} />
      </Tabs.Content>
      <Tabs.Content value="picture" tabIndex={-1} className="contents">
        <FromPicture draft={picture} onChange={(changes) => setPicture((now) => ({ ...now, ...changes }))} />
      </Tabs.Content>
      <Tabs.Content value="page" tabIndex={-1} className="contents">
        <FromPage draft={page} onChange={(changes) => setPage((now) => ({ ...now, ...changes }))} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
