import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "outline" | "plain" | "danger";
type Size = "small" | "normal" | "large";

const looks: Record<Look, string> = {
  primary: "bg-btn text-btn-ink hover:opacity-90",
  outline: "border border-line2 bg-s1 text-ink hover:bg-s3",
  plain: "text-ink2 hover:bg-s3 hover:text-ink",
  danger: "border border-line2 text-fail hover:bg-fail-bg",
};
const sizes: Record<Size, string> = {
  small: "h-[26px] px-2.5 text-sm",
  normal: "h-8 px-3",
  large: "h-10 px-4 text-md",
};

/** Classes of a button, for links that look like one. */
export const buttonClass = (look: Look = "outline", size: Size = "normal"): string =>
  `inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors duration-[120ms] ease-studio disabled:cursor-not-allowed disabled:opacity-50 max-md:h-11 ${sizes[size]} ${looks[look]}`;

export function Button({
  look = "outline",
  size = "normal",
  className = "",
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; size?: Size }) {
  return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />;
}

/** A button that is an icon; its name is `label`. */
export function IconButton({
  label,
  className = "",
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`grid size-8 shrink-0 place-items-center rounded-control text-ink2 transition-colors duration-[120ms] hover:bg-s3 hover:text-ink max-md:size-11 ${className}`}
      {...rest}
    />
  );
}
