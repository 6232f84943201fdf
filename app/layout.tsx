import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { themeScript } from "#components/studio/theme-script.ts";
import { currentApi } from "#lib/api/current-api.ts";
import { Fonts } from "./fonts.tsx";
import { socialPicture } from "./social-picture.ts";
import { tagline } from "./tagline.ts";
import "./globals.css";

/** Of every request: what Next writes into a page made beforehand could carry no nonce of the page's policy. */
export const generateMetadata = async (): Promise<Metadata> => {
  await connection();
  const { services } = await currentApi();
  return {
    metadataBase: new URL(services.origin),
    title: { default: "Shotwright", template: "%s · Shotwright" },
    description: tagline,
    icons: {
      icon: [
        { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
        { url: "/favicon.ico", sizes: "32x32" },
      ],
      apple: "/apple-icon.png",
    },
    manifest: "/manifest.webmanifest",
    openGraph: { siteName: "Shotwright", images: [socialPicture] },
    twitter: { card: "summary_large_image", images: [socialPicture.url] },
  };
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
