import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { mayMount, withSmallDisk } from "#lib/store/testing/small-disk.ts";

/** A service whose media and temporary files are on a real file system that fills up, and has room again. */

const isPossible = await mayMount();

test.skipIf(!isPossible)(
  "while a disk is full an upload is told so and leaves nothing, a film waits, and both are done when there is room",
  async () => {
    const small = await mkdtemp(path.join(tmpdir(), "disk-full-"));
    const script = path.join(projectRoot, "lib/api/testing/small-disk-process.ts");
    const [program, ...given] = [...withSmallDisk(small, 16 * 2 ** 20), process.execPath, script, small];
    const { stdout } = await promisify(execFile)(program, given, { env: { ...process.env, TMPDIR: small } });
    await rm(small, { recursive: true });
    const seen = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Record<string, unknown>;
    expect(seen).toMatchObject({
      refused: { status: 503, retryAfter: "30", body: { code: "unavailable", retryable: true } },
      kept: [],
      waits: "running",
      taken: { status: 201, body: { sha256: seen["sha256"] } },
      status: "ok",
      failure: null,
      drafts: [],
      // Ordered once, held back, given back and charged once.
      orders: 3,
      book: ["release", "reserve", "settle"],
      // What is drawn here may be tried again, too.
      drawnFull: "NoRoom ENOSPC",
      drawnThen: "drawn",
    });
  },
  280_000,
);
