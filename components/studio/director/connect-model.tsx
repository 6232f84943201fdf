import { ExternalLink } from "lucide-react";
import { CodeBlock } from "#components/ui/code-block.tsx";
import type { DirectorChoice } from "#lib/contract/director-rows.ts";
import { CopyButton } from "#components/studio/copy-button.tsx";
import { ownServer, setupLines, setupText } from "./setup-text.ts";

/** A model that an own server is commonly given; any other will do. */
const ownModel = "qwen3:8b";

/** The ways to connect a language model: the one variable of each, to copy. */
export function ConnectModel({ choices }: { choices: readonly DirectorChoice[] }) {
  const own = ownServer(ownModel);
  return (
    <>
      <section aria-labelledby="connect-a-model" className="@container rounded-card border border-line bg-s1">
        <div className="px-4 pt-3.5 pb-3">
          <h2 id="connect-a-model" className="font-semibold">
            Connect a language model
          </h2>
          <p className="max-w-prose text-ink2">
            Set one variable where the service starts, with the key it names, and start the service again. Keys stay
            there; they are never shown here.
          </p>
        </div>
        <ul aria-label="Language models" className="divide-y divide-line border-t border-line">
          {choices.map((choice) => (
            <Choice key={choice.provider} choice={choice} />
          ))}
        </ul>
      </section>
      <div className="grid grid-cols-2 gap-4 max-lg:grid-cols-1">
        <section aria-labelledby="own-server" className="min-w-0 rounded-card border border-line bg-s1 p-4">
          <div className="mb-1.5 flex items-center justify-between gap-3">
            <h2 id="own-server" className="font-semibold">
              A model on your own machine
            </h2>
            <CopyButton label="Copy three lines" text={own} />
          </div>
          <p className="mb-3 text-ink2">
            Ollama, as an example. llama.cpp, vLLM and LM Studio take the same two variables with another address.
          </p>
          <CodeBlock label="Set-up for Ollama">{own}</CodeBlock>
        </section>
        <section aria-labelledby="in-process" className="min-w-0 rounded-card border border-line bg-s1 p-4">
          <div className="mb-1.5 flex items-center justify-between gap-3">
            <h2 id="in-process" className="font-semibold">
              No server at all
            </h2>
            <CopyButton label="Copy command" text="npm run director:local" />
          </div>
          <p className="mb-3 text-ink2">
            Fetches a small model once and runs it in this process. Its size and checksum are shown before anything is
            fetched.
          </p>
          <CodeBlock label="Command for a model in this process">npm run director:local</CodeBlock>
        </section>
      </div>
    </>
  );
}

function Choice({ choice }: { choice: DirectorChoice }) {
  const { title, documentation } = choice;
  return (
    <li className="grid grid-cols-[minmax(9rem,1fr)_minmax(0,2.4fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2.5 @max-[44rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <a
          href={documentation}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex items-center gap-1 text-sm text-accent underline max-md:min-h-8"
        >
          Documentation<span className="sr-only"> of {title}, in a new tab</span>
          <ExternalLink size={12} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
      <p className="figures min-w-0 text-sm leading-5 break-words @max-[44rem]:order-3 @max-[44rem]:col-span-2">
        {setupLines(choice).map((line, i) => (
          <span key={line} className={`block ${i === 0 ? "" : "text-ink3"}`}>
            {line}
          </span>
        ))}
      </p>
      <CopyButton label={`Copy for ${title}`} text={setupText(choice)} compact />
    </li>
  );
}
