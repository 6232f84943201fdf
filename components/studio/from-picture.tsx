"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { Field } from "#components/ui/field.tsx";
import { Segments } from "#components/ui/segments.tsx";
import type { AnimateRequest } from "#lib/contract/animate.ts";
import { animateSeconds, limits } from "#lib/contract/limits.ts";
import type { AssetBody } from "#lib/contract/resources.ts";
import { aspectRatios, type AspectRatio } from "#lib/contract/vocabulary.ts";
import { BeginFrame } from "./begin-frame.tsx";
import { newRequestKey, service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { mediaPath } from "./media.ts";
import { nearestRatio } from "./nearest-ratio.ts";
import { PictureField } from "./picture-field.tsx";

export interface PictureDraft {
  asset: AssetBody | null;
  /** Where the picture is, when it is not one's own. */
  address: string;
  words: string;
  /** Null until one is chosen: then the one that cuts least off the picture. */
  ratio: AspectRatio | null;
  seconds: string;
}
export const blankPicture: PictureDraft = { asset: null, address: "", words: "", ratio: null, seconds: "" };

const ratios = aspectRatios.map((value) => ({ value, label: value }));
const field = "/animate_image_ref";
const pointers = [field, "/raw_intent", "/duration_seconds", "/aspect_ratio"];
const codes = { image_unreadable: field, url_not_allowed: field, url_unreachable: field };

const secondsFault = (seconds: string): string | undefined => {
  const { min, max } = animateSeconds;
  const value = Number(seconds);
  return seconds === "" || (value >= min && value <= max) ? undefined : `${min} to ${max} seconds.`;
};

const ratioOf = ({ asset, ratio }: PictureDraft): AspectRatio => ratio ?? nearestRatio(asset);

const requestOf = (draft: PictureDraft): AnimateRequest | null => {
  const { asset, address, words, seconds } = draft;
  const animate_image_ref = asset?.asset_id ?? address.trim();
  const raw_intent = words.trim();
  if (animate_image_ref === "" || secondsFault(seconds) !== undefined) return null;
  if (raw_intent !== "" && raw_intent.length < limits.raw_intent_min) return null;
  return {
    animate_image_ref,
    aspect_ratio: ratioOf(draft),
    ...(raw_intent === "" ? {} : { raw_intent }),
    ...(seconds === "" ? {} : { duration_seconds: Number(seconds) }),
  };
};

/** A film that begins with a picture: the first frame is the picture, then the camera moves. */
export function FromPicture({
  draft,
  onChange,
}: {
  draft: PictureDraft;
  onChange: (changes: Partial<PictureDraft>) => void;
}) {
  const router = useRouter();
  const request = useMemo(() => requestOf(draft), [draft]);
  const key = useMemo(() => (request === null ? "" : newRequestKey()), [request]);
  const start = useMutation({
    mutationFn: (body: AnimateRequest) => service.animate_image(body, { idempotencyKey: key, prefer: "respond-async" }),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const busy = start.isPending || start.isSuccess;
  const faults = formFaults(start.error, pointers, codes);
  const change = (changes: Partial<PictureDraft>) => {
    start.reset();
    onChange(changes);
  };
  const pictureFault = faults.at(field);
  const short = draft.words.trim().length > 0 && draft.words.trim().length < limits.raw_intent_min;
  const wordsFault = short ? `Write at least ${limits.raw_intent_min} characters.` : faults.at("/raw_intent");

  return (
    <BeginFrame
      ready={request !== null}
      busy={busy}
      busyWord="Looking at it"
      onStart={() => {
        if (request !== null && !busy) start.mutate(request);
      }}
      fault={
        faults.rest === null ? null : (
          <FaultNote error={faults.rest} doing="start the film" onRetry={() => start.reset()} />
        )
      }
      form={
        <>
          <div className="flex flex-col gap-3">
            <h2 className="text-md font-medium">Which picture should move?</h2>
            <PictureField
              asset={draft.asset}
              fault={draft.asset === null ? undefined : pictureFault}
              onAsset={(asset) => change({ asset })}
            />
            {draft.asset === null ? (
              <Field
                label="Or its address"
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={2048}
                value={draft.address}
                error={pictureFault}
                onChange={(event) => change({ address: event.target.value })}
              />
            ) : null}
          </div>
          <div className="flex flex-col gap-1.5">
            <label htmlFor="picture-words" className="text-sm text-ink2">
              What should happen? (optional)
            </label>
            <textarea
              id="picture-words"
              value={draft.words}
              rows={2}
              maxLength={limits.raw_intent_max}
              placeholder="Slow push in, evening light, wind in the trees."
              aria-invalid={wordsFault !== undefined || undefined}
              aria-describedby={wordsFault === undefined ? undefined : "picture-words-fault"}
              onChange={(event) => change({ words: event.target.value })}
              className="block field-sizing-content max-h-60 min-h-[72px] w-full resize-none rounded-control border border-ctl bg-s1 px-3 py-2 text-md placeholder:text-ink3 aria-invalid:border-fail"
            />
            {wordsFault === undefined ? null : (
              <p id="picture-words-fault" role="alert" className="text-sm text-fail">
                {wordsFault}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-4 max-md:grid max-md:grid-cols-2 max-md:gap-3">
            <Segments
              label="Aspect ratio"
              value={ratioOf(draft)}
              onChange={(ratio) => change({ ratio })}
              options={ratios}
            />
            <Field
              label="Duration in seconds"
              type="number"
              inputMode="decimal"
              min={animateSeconds.min}
              max={animateSeconds.max}
              step="any"
              placeholder="Auto"
              value={draft.seconds}
              error={secondsFault(draft.seconds) ?? faults.at("/duration_seconds")}
              onChange={(event) => change({ seconds: event.target.value })}
              control="figures"
              className="w-[130px] max-md:w-auto"
            />
          </div>
        </>
      }
      beside={<FirstFrame draft={draft} />}
    />
  );
}

/** About what the film begins with: the picture, cut to the film's shape. */
function FirstFrame({ draft }: { draft: PictureDraft }) {
  const { asset, address } = draft;
  const ratio = ratioOf(draft);
  return (
    <section aria-label="First frame" className="flex flex-col gap-3">
      <div className="flex min-h-[22px] items-center justify-between gap-3">
        <h2 className="font-semibold">First frame</h2>
        <span className="text-sm text-ink3">Cut to {ratio}</span>
      </div>
      <div className="grid aspect-video place-items-center overflow-hidden rounded-card bg-s2">
        <div
          className="grid h-full max-w-full place-items-center overflow-hidden rounded-frame bg-well"
          style={{ aspectRatio: ratio.replace(":", " / ") }}
        >
          {asset === null ? (
            <p className="px-6 text-center text-sm text-white/80">
              {address.trim() === "" ? "Your picture appears here." : "The picture is fetched when you press Generate."}
            </p>
          ) : (
            <img src={mediaPath(asset.url)} alt="" className="block h-full w-full object-cover" />
          )}
        </div>
      </div>
      <p className="text-ink2">
        The film begins with exactly this picture, laid around what draws the eye; then the camera moves. Its bytes are
        named in the film’s credentials.
      </p>
      <p className="text-ink2">
        Where it shows a face or your words name a person, the film’s page asks for consent before anything is made.
      </p>
    </section>
  );
}
