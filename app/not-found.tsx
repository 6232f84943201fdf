import Link from "next/link";

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="text-[20px] leading-7 font-semibold">There is nothing here.</h1>
        <p className="mt-1 mb-5 text-ink2">It may belong to another account.</p>
        <Link href="/films" className="text-accent underline">
          Go to films
        </Link>
      </div>
    </main>
  );
}
