import { Lock } from "lucide-react";
import { CodeBlock } from "#components/ui/code-block.tsx";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { CopyButton } from "./copy-button.tsx";

/** JSON with a line for every colour. */
const written = (block: BrandBlock): string =>
  JSON.stringify(block, null, 2).replaceAll(/\{\s+("hex": [^\n]+)\s+("role": [^\n]+)\s+\}/g, "{ $1 $2 }");

/** The block as films carry it, to the letter. */
export function BrandBlockPanel({ block, dirty }: { block: BrandBlock | null; dirty: boolean }) {
  const text = block === null ? "" : written(block);
  return (
    <section aria-labelledby="locked-block">
      <div className="mb-2 flex min-h-[26px] items-center justify-between gap-3">
        <h2 id="locked-block" className="flex items-center gap-2 font-semibold">
          <Lock size={14} strokeWidth={1.75} aria-hidden="true" /> Locked block
        </h2>
        {block === null ? null : <CopyButton label="Copy block" text={text} />}
      </div>
      {block === null ? (
        <p className="text-ink2">It is made when you save. Every film of this brand then carries it unchanged.</p>
      ) : (
        <>
          <div className="[&>pre]:max-h-72 [&>pre]:overflow-y-auto">
            <CodeBlock label="The block as JSON">{text}</CodeBlock>
          </div>
          <div className="mt-2 flex items-center justify-between gap-3">
            <p className="min-w-0 text-sm text-ink3">
              Hash <span className="figures break-all text-ink2">{block.block_hash}</span>
            </p>
            <CopyButton label="Copy hash" text={block.block_hash} />
          </div>
          <p className="mt-1.5 text-sm text-ink3">
            {dirty
              ? `This is version ${block.version}. Your changes are in it once you save.`
              : "Every film made with this brand carries this block unchanged."}
          </p>
        </>
      )}
    </section>
  );
}
