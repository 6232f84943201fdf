import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { themeScript } from "#components/studio/theme-script.ts";
import { Fonts } from "./fonts.tsx";
import { tagline } from "./tagline.ts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Shotwright", template: "%s · Shotwright" },
  description: tagline,
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Before the first paint, or a dark page would flash light. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Fonts />
      </head>
      <body>{children}</body>
    </html>
  );
}
