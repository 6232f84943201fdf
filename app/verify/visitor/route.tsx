import { htmlPage } from "#app/html-page.tsx";
import { VisitorView, verifyWords } from "#components/verify/visitor-view.tsx";
import program from "#components/verify/visitor-program.ts?compiled";

export const dynamic = "force-static";

/** `/verify` for those who are not signed in: see the rewrites of next.config.ts. */
export const GET = () => htmlPage({ ...verifyWords, program: program.entry, body: <VisitorView /> });
