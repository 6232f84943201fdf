"use client";

import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { exampleIdeas } from "./example-ideas.ts";

const shown = 3;

/** Ideas to start from; a press puts one into the field. */
export function ExamplePicker({ onPick }: { onPick: (intent: string) => void }) {
  const [from, setFrom] = useState(0);
  return (
    <section aria-labelledby="examples">
      <div className="mb-2 flex items-center justify-between">
        <h2 id="examples" className="text-ink2">
          Or start from one of these
        </h2>
        <Button look="plain" size="small" onClick={() => setFrom((from + shown) % exampleIdeas.length)}>
          <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" /> Other examples
        </Button>
      </div>
      <ul className="grid grid-cols-3 gap-2.5 max-sm:grid-cols-1">
        {exampleIdeas.slice(from, from + shown).map((example) => (
          <li key={example.title}>
            <button
              type="button"
              onClick={() => onPick(example.intent)}
              className="group w-full text-left max-sm:flex max-sm:items-center max-sm:gap-3"
            >
              <span className="relative block overflow-hidden rounded-frame bg-well max-sm:w-[120px] max-sm:shrink-0">
                <img
                  src={example.picture.src}
                  width={example.picture.width}
                  height={example.picture.height}
                  alt=""
                  className="block h-auto w-full"
                />
                <span className="figures absolute bottom-1.5 left-1.5 rounded-chip bg-black/72 px-1.5 text-sm text-white">
                  {example.seconds} s
                </span>
              </span>
              <span className="mt-1.5 block max-sm:mt-0">
                <span className="block font-medium group-hover:underline">{example.title}</span>
                <span className="block text-sm text-ink3">{example.mode}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
