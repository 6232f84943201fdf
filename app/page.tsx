import { redirect } from "next/navigation";
import { currentAccount } from "#lib/api/session.ts";

export default async function Home() {
  redirect((await currentAccount()) === null ? "/sign-in" : "/films");
}
