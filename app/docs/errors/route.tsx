import { ProblemList } from "#components/docs/problem-list.tsx";
import { htmlPage } from "#app/html-page.tsx";

export const dynamic = "force-static";

export const GET = () => htmlPage({ title: "Problems", body: <ProblemList />, standing: true });
