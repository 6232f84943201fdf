"use client";

import { ArrowRight, KeyRound } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { limits } from "#lib/contract/limits.ts";
import { exampleIdeas } from "./example-ideas.ts";
import { formText } from "./form-text.ts";

const planOf = (intent: string): string => `/films/new?intent=${encodeURIComponent(intent)}`;

/** The library while it is empty: a field, three ideas, and the way to a key. */
export function FirstFilm() {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    router.push(planOf(formText(new FormData(event.currentTarget), "idea")));
  };
  return (
    <div className="mx-auto grid min-h-[calc(100dvh-52px)] max-w-[900px] content-center gap-6 px-6 py-10 max-md:px-4">
      <div className="text-center">
        <h2 className="text-2xl font-semibold tracking-tight">Make your first film.</h2>
        <p className="mt-1 text-md text-ink2">
          Write one sentence and watch the plan appear. Planning is free, and so are previews.
        </p>
      </div>
      <form
        onSubmit={submit}
        className="flex items-center gap-2 rounded-card border border-ctl bg-s1 p-2 pl-5 focus-within:border-accent focus-within:shadow-[0_0_0_4px_var(--accent-bg)] max-md:pl-3"
      >
        <input
          name="idea"
          aria-label="What should the film be?"
          placeholder="What should the film be?"
          required
          minLength={limits.raw_intent_min}
          maxLength={limits.raw_intent_max}
          className="h-10 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink3"
        />
        <Button look="outline" size="large" type="submit">
          Plan it
        </Button>
      </form>
      <ul className="grid grid-cols-3 gap-4 max-sm:grid-cols-1">
        {exampleIdeas.slice(0, 3).map((example) => (
          <li key={example.title}>
            <Link
              href={planOf(example.intent)}
              className="block h-full overflow-hidden rounded-card border border-line bg-s1 hover:border-line2"
            >
              <span className="relative block bg-well">
                <img
                  src={example.picture.src}
                  width={example.picture.width}
                  height={example.picture.height}
                  alt=""
                  className="block h-auto w-full"
                />
                <span className="figures absolute bottom-2 left-2 rounded-chip bg-black/72 px-1.5 text-sm text-white">
                  {example.seconds} s
                </span>
              </span>
              <span className="block px-3.5 py-3">
                <span className="block font-semibold">{example.kind}</span>
                <span className="my-1.5 block text-ink2">{example.intent}</span>
                <Chip>{example.mode}</Chip>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/keys" className="mx-auto flex items-center gap-3 rounded-card px-3 py-2 hover:bg-s2">
        <span className="grid size-8 place-items-center rounded-control bg-s2 text-ink2">
          <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span>
          <span className="block font-medium">Get an API key</span>
          <span className="block text-sm text-ink3">Make films from a program</span>
        </span>
        <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink3" />
      </Link>
    </div>
  );
}
