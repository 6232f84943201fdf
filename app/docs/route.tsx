import { EndpointList } from "#components/docs/endpoint-list.tsx";
import { htmlPage } from "#app/html-page.tsx";

export const dynamic = "force-static";

export const GET = () => htmlPage({ title: "API", body: <EndpointList />, standing: true });
