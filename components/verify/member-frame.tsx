"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { PageHead } from "#components/studio/page-head.tsx";

/** Loaded for members alone: strangers see the same page without the studio's navigation. */
const Shell = dynamic(() => import("#components/studio/shell.tsx").then((module) => module.Shell));

/** The studio's frame around a page that strangers see too. */
export function MemberFrame({
  email,
  name,
  heading,
  children,
}: {
  email: string;
  name: string | null;
  heading: string;
  children: ReactNode;
}) {
  return (
    <Shell email={email} name={name}>
      <div className="flex min-h-dvh flex-col">
        <PageHead title={heading} />
        {children}
      </div>
    </Shell>
  );
}
