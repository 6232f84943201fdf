import { z } from "zod";

// A page's content policy stops code that is made at run time, and reports that it was tried.
if ("document" in globalThis || "WorkerGlobalScope" in globalThis) z.config({ jitless: true });

/** Zod for rows of data that pages load too. */
export { z };
