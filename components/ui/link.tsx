"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

/** Whether a press goes on in this tab: one with a key held, or of another button, is the browser's. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  ["", "_self"].includes(currentTarget.target) &&
  !currentTarget.hasAttribute("download");

/**
 * A link to a page of the studio, which is shown without a new load. It is fetched ahead when a pointer or the focus
 * comes near the link, not because that is in view.
 */
export function Link({
  href,
  onClick,
  ...rest
}: Omit<ComponentProps<"a">, "href" | "onPointerEnter" | "onFocus"> & { href: string }) {
  const router = useRouter();
  const come = () => router.prefetch(href);
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={come}
      onFocus={come}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
}
