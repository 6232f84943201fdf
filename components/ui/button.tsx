import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "outline" | "plain" | "danger";

const looks: Record<Look, string> = {
  primary: "bg-btn text-btn-ink font-medium hover:opacity-90",
  outline: "border border-ctl text-ink hover:bg-s3",
  plain: "text-ink2 hover:bg-s3 hover:text-ink",
  danger: "border border-fail text-fail hover:bg-fail-bg",
};

/** Classes of a button, for links that look like one. */
export const buttonClass = (look: Look = "outline", large = false): string =>
  `inline-flex items-center justify-center gap-2 rounded-control px-3 whitespace-nowrap transition-colors duration-[120ms] disabled:opacity-50 max-md:min-h-11 ${large ? "h-10 px-4" : "h-8"} ${looks[look]}`;

export function Button({
  look = "outline",
  large = false,
  className = "",
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; large?: boolean }) {
  return <button type={type} className={`${buttonClass(look, large)} ${className}`} {...rest} />;
}
