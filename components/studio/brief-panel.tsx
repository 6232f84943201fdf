import { ExternalLink } from "lucide-react";
import type { AdBrief } from "#lib/contract/ad.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { utcTime } from "./credential-words.ts";
import { mediaPath } from "./media.ts";

const priceOf = ({ price, currency, language }: AdBrief): string | null => {
  if (price === null) return null;
  const amount = Number(price);
  if (currency === null || !Number.isFinite(amount)) return [price, currency].filter((part) => part !== null).join(" ");
  try {
    return new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);
  } catch {
    // A page may name a currency or a language that is none.
    return `${price} ${currency}`;
  }
};

/** `https://` only: what a page calls its own address is not trusted to be one. */
const linkOf = (url: string): string | null => (/^https?:\/\//i.test(url) ? url : null);

/** What a web page says about its product: every claim with the sentence that it rests on. */
export function BriefPanel({ brief, brand }: { brief: AdBrief; brand: GenerationBody["brand_profile"] }) {
  const price = priceOf(brief);
  const source = linkOf(brief.source_url);
  const { others, reason } = brief.product_choice;
  const swatches = brand === undefined ? brief.palette : brand.palette.map(({ hex }) => hex);
  return (
    <section aria-labelledby="brief" className="px-4 py-3.5">
      <h2 id="brief" className="mb-2 font-semibold">
        Brief
      </h2>
      <div lang={brief.language}>
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-md font-semibold">{brief.product_name}</span>
          {price === null ? null : <span className="figures shrink-0">{price}</span>}
        </p>
        {brief.brand_name === "" ? null : <p className="text-sm text-ink3">{brief.brand_name}</p>}
        {brief.description === "" ? null : <p className="mt-1 text-ink2">{brief.description}</p>}
        {brief.images.length === 0 ? null : (
          <ul aria-label="Pictures of the page" className="mt-2.5 flex gap-2 overflow-x-auto">
            {brief.images.map((image, i) => (
              <li key={image.asset_id} className="shrink-0">
                <img
                  src={mediaPath(image.url)}
                  alt={`${brief.product_name}, picture ${i + 1}`}
                  width={image.width}
                  height={image.height}
                  className="block h-16 w-auto max-w-28 rounded-frame bg-well object-contain"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <h3 className="mt-3.5 mb-1 text-sm text-ink2">Claims, and the sentence each rests on</h3>
      {brief.claims.length === 0 ? (
        <p className="text-ink2">The page makes none that a film could repeat.</p>
      ) : (
        <ul aria-label="Claims" lang={brief.language} className="flex flex-col gap-2">
          {brief.claims.map(({ text, quote }) => (
            <li key={`${text} ${quote}`}>
              <span className="font-medium">{text}</span>
              <q className="mt-0.5 block border-l-2 border-line2 pl-2.5 text-sm leading-5 break-words text-ink2">
                {quote}
              </q>
            </li>
          ))}
        </ul>
      )}
      {swatches.length === 0 ? null : (
        <>
          <h3 className="mt-3.5 mb-1.5 text-sm text-ink2">
            {brand === undefined ? "Colours of the page" : `Brand profile ${brand.name}, version ${brand.version}`}
          </h3>
          <ul aria-label="Palette" className="flex flex-wrap gap-x-3.5 gap-y-1.5">
            {swatches.map((hex) => (
              <li key={hex} className="flex items-center gap-1.5 text-sm text-ink2">
                <span
                  aria-hidden="true"
                  className="size-3 rounded-[3px] border border-line2"
                  style={{ background: hex }}
                />
                <span className="figures">{hex}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length === 0 ? null : (
        <p className="mt-3 text-sm leading-5 text-ink3">
          {reason} Left out: {others.join(", ")}.
        </p>
      )}
      {brief.ignored_instructions.length === 0 ? null : (
        <details className="mt-3 rounded-control bg-s2 px-3 py-2 text-sm leading-5 text-ink2">
          <summary>The page spoke to software; that was ignored.</summary>
          <ul aria-label="Ignored" className="mt-1.5 flex flex-col gap-1.5">
            {brief.ignored_instructions.map(({ text, where }) => (
              <li key={`${where} ${text}`} className="break-words">
                “{text}” <span className="text-ink3">in its {where.replaceAll("_", " ")}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="mt-3 text-sm text-ink3">
        {source === null ? (
          <span className="break-all">{brief.source_url}</span>
        ) : (
          <a
            href={source}
            target="_blank"
            rel="noreferrer noopener nofollow"
            className="inline-flex items-center gap-1.5 break-all text-accent underline"
          >
            {new URL(source).host}
            <ExternalLink size={12} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">(the page, in a new tab)</span>
          </a>
        )}
        , read {utcTime(brief.fetched_at)}
      </p>
    </section>
  );
}
