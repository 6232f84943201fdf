import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";

/** Forms in which a finished film is handed to an editor; `zip` is all the others with the files they name. */
export const exportFormats = ["otio", "fcpxml", "edl", "srt", "vtt", "zip"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The rows of the table that take a film to an editor's desk. */
export const timelineRows = {
  export_timeline: endpoint({
    method: "GET",
    path: "/generations/{generation_id}/export",
    scopes: ["read"],
    billable: false,
    mcp: false,
    summary:
      "A finished film as a timeline (OTIO, FCPXML, EDL), captions (SRT, VTT), or all of it with its files (ZIP).",
    input: z.strictObject({
      generation_id: z.string().min(1).max(200),
      format: z.enum(exportFormats).default("zip"),
    }),
    output: null,
    produces: "application/octet-stream",
    example: { generation_id: "gen_01k0000000000000000000000", format: "otio" },
  }),
} as const satisfies Record<string, Endpoint>;
