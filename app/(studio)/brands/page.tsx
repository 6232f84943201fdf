import type { Metadata } from "next";
import { BrandList } from "#components/studio/brand-list.tsx";

export const metadata: Metadata = { title: "Brands" };

export default function BrandsPage() {
  return <BrandList />;
}
