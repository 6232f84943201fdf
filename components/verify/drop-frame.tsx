import { __iconData as upload } from "lucide-react/icons/upload";
import type { InputHTMLAttributes, Ref } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

/** Where a file is chosen, as it stands in the page; `data-over` while one is held above it. */
export function DropFrame({
  id,
  over = false,
  ...rest
}: { id: string; over?: boolean; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div
      data-over={over || undefined}
      className="group flex flex-col items-center rounded-card border border-dashed border-ctl bg-s1 px-4 py-7 text-center transition-colors duration-[120ms] data-over:border-solid data-over:border-accent data-over:bg-accent-bg"
    >
      <Icon of={upload} size={20} className="text-ink2" />
      <p className="mt-2 mb-2 text-md font-semibold">
        <span className="group-data-over:hidden">Drop a file here</span>
        <span className="hidden group-data-over:inline">Let go to check it</span>
      </p>
      <input
        id={id}
        type="file"
        accept="image/*,video/*,.mp4,.mov,.heic,.avif"
        aria-describedby={`${id}-note`}
        className="peer sr-only"
        {...rest}
      />
      <label
        htmlFor={id}
        className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        Choose a file
      </label>
      <p id={`${id}-note`} className="mt-3 max-w-[34ch] text-sm leading-4 text-balance text-ink2">
        A film (MP4, MOV) or picture (PNG, JPEG, WebP, GIF, AVIF, HEIC) of up to 96 MB. It is checked on this device and
        not uploaded.
      </p>
    </div>
  );
}
