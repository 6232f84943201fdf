"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { service, usd, wordsFor } from "./client.ts";

const heading = (film: GenerationBody): { title: string; text: string } => {
  const { blocked, failure } = film;
  if (film.state === "cancelled") return { title: "Cancelled.", text: "Nothing was charged. The plan is kept." };
  if (blocked?.gate === "consent")
    return {
      title: "This film needs consent.",
      text: `${blocked.reason}. Nothing was rendered and nothing was charged. Your plan is kept.`,
    };
  if (blocked?.gate === "policy")
    return { title: "We cannot make this film.", text: `${blocked.reason}. Nothing was charged.` };
  if (blocked?.gate === "budget")
    return {
      title: "This would go over your budget.",
      text: `The film is quoted at ${usd(film.cost.quoted_usd)}. ${blocked.resolve} Nothing was charged.`,
    };
  const shot = film.shots.find((each) => each.shot_id === failure?.shot_id);
  return {
    title: shot === undefined ? "The film could not be made." : `Shot ${shot.index} could not be made.`,
    text: `${failure?.message ?? film.message} Nothing was charged.`,
  };
};

/** Why there is no film, what it cost, and how to go on. */
export function StoppedFilm({ film }: { film: GenerationBody }) {
  const router = useRouter();
  const { title, text } = heading(film);
  const key = useMemo(() => crypto.randomUUID(), []);
  const again = useMutation({
    mutationFn: (consent: boolean) =>
      service.generate_video(
        { plan_id: film.plan_id, ...(consent ? { likeness_consent: true } : {}) },
        { idempotencyKey: key, prefer: "respond-async" },
      ),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const needsConsent = film.blocked?.gate === "consent";
  return (
    <div className="mx-auto max-w-2xl p-6 max-md:p-4">
      <div className="rounded-card border border-line bg-s1 p-6">
        <h2 className="text-[16px] leading-6 font-semibold">{title}</h2>
        <p className="mt-1 text-ink2">{text}</p>
        {film.blocked === null || film.blocked.evidence.length === 0 ? null : (
          <ul className="mt-3 flex flex-wrap gap-2">
            {film.blocked.evidence.map((evidence, i) => (
              <li key={i} className="rounded-chip bg-warn-bg px-2 py-0.5 text-warn">
                {evidence.text}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {needsConsent ? (
            <Button look="primary" disabled={again.isPending} onClick={() => again.mutate(true)}>
              Continue with consent
            </Button>
          ) : null}
          {film.blocked === null ? (
            <Button look="primary" disabled={again.isPending} onClick={() => again.mutate(false)}>
              Try again
            </Button>
          ) : null}
          <Link href={`/films/new?intent=${encodeURIComponent(film.raw_intent ?? "")}`} className={buttonClass()}>
            Edit the idea
          </Link>
          <Link href={`/plans/${film.plan_id}`} className={buttonClass()}>
            Open shot plan
          </Link>
        </div>
        {again.error === null ? null : (
          <p role="alert" className="mt-3 text-fail">
            {wordsFor(again.error, "start the film")}
          </p>
        )}
      </div>
    </div>
  );
}
