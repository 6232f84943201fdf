import { z } from "zod";

// The content policy of every page stops code that is made at run time, and reports that it was tried.
z.config({ jitless: true });
