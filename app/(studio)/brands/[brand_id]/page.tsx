import type { Metadata } from "next";
import { brandIdAt } from "#components/studio/brand-address.ts";
import { BrandPage } from "#components/studio/brand-page.tsx";

export const metadata: Metadata = { title: "Brands" };

export default async function BrandRoute({ params }: { params: Promise<{ brand_id: string }> }) {
  const { brand_id } = await params;
  return <BrandPage key={brand_id} brandId={brandIdAt(brand_id)} />;
}
