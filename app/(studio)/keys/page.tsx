import type { Metadata } from "next";
import { KeyManager } from "#components/studio/key-manager.tsx";

export const metadata: Metadata = { title: "Keys and usage" };

export default function KeysPage() {
  return <KeyManager />;
}
