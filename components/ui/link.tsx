"use client";

import NextLink from "next/link";
import { useState, type ComponentProps } from "react";

/** A link whose page is fetched ahead when a pointer or the focus comes near it, not because it is in view. */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch" | "onPointerEnter" | "onFocus">) {
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  return <NextLink {...props} prefetch={near ? null : false} onPointerEnter={come} onFocus={come} />;
}
