import { limits } from "#lib/contract/limits.ts";
import { explain } from "#lib/provenance/explanations.ts";
import { CheckFault } from "./check-fault.ts";
import type { CheckAnswer, CheckOrder, FileReport } from "./check-order.ts";
import { trustListPath } from "./trust-list.ts";

/** As long as the service gives its own reader. */
const deadline_ms = 15_000;
const deadline_ms_per_MB = 200;

/** The report of a file over which the reader had to be stopped. */
const nothingRead: Omit<FileReport, "reasons" | "taken_ms"> = {
  state: "invalid",
  manifest_id: null,
  recovered_by: null,
  claim_generator: null,
  signed_by: null,
  signed_at: null,
  actions: [],
  ingredients: [],
  model: null,
  preview: null,
  consent_id: null,
  sha256: null,
};

interface Waiting {
  take: (report: FileReport) => void;
  fail: (fault: CheckFault) => void;
}

/** The worker that reads, once its WebAssembly is there. */
const startReader = (): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
    const fail = (cause: string) => {
      worker.terminate();
      reject(new CheckFault("reader_missing", { cause: new Error(cause) }));
    };
    worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.kind === "ready") resolve(worker);
      if (data.kind === "unready") fail(data.fault);
    });
    worker.addEventListener("error", (event) => fail(event.message));
  });

/**
 * Reads credentials in a worker of its own, on this device. What makes the worker stop or hang ends that one check, and
 * the next one gets a fresh worker.
 */
export class CredentialReader {
  private worker: Promise<Worker> | null = null;
  private anchors: Promise<string> | null = null;
  private lastId = 0;

  /** Loads the reader and the trust list ahead of the first file. A failure is met again, and told, by `check`. */
  warm(): void {
    this.reader().catch(() => undefined);
    this.trustList().catch(() => undefined);
  }

  close(): void {
    const worker = this.worker;
    this.worker = null;
    void worker?.then((open) => open.terminate()).catch(() => undefined);
  }

  /** Throws `CheckFault`. A file over which the reader stopped or hung is `invalid`, as the service has it. */
  async check(file: File): Promise<FileReport> {
    if (file.size === 0) throw new CheckFault("empty");
    if (file.size > limits.verify_bytes_max) throw new CheckFault("too_large");
    const [worker, anchors_pem] = await Promise.all([this.reader(), this.trustList()]);
    return new Promise((take, fail) => this.order(worker, { id: ++this.lastId, file, anchors_pem }, { take, fail }));
  }

  private order(worker: Worker, order: CheckOrder, { take, fail }: Waiting): void {
    const ends = new AbortController();
    const drop = () => {
      this.worker = null;
      worker.terminate();
    };
    const stopped = (code: "reader.timedOut" | "reader.stopped") => {
      ends.abort();
      drop();
      take({ ...nothingRead, reasons: [explain(code)], taken_ms: limit_ms });
    };
    const limit_ms = deadline_ms + (order.file.size / 1e6) * deadline_ms_per_MB;
    const timer = setTimeout(() => stopped("reader.timedOut"), limit_ms);
    ends.signal.addEventListener("abort", () => clearTimeout(timer));
    const hear = ({ data }: MessageEvent<CheckAnswer>) => {
      if (!("id" in data) || data.id !== order.id) return;
      ends.abort();
      if (data.kind === "refused") return fail(new CheckFault(data.why));
      if (data.spent) drop();
      take(data.report);
    };
    worker.addEventListener("message", hear, { signal: ends.signal });
    worker.addEventListener("error", () => stopped("reader.stopped"), { signal: ends.signal });
    worker.postMessage(order);
  }

  private reader(): Promise<Worker> {
    const starting = (this.worker ??= startReader());
    starting.catch(() => {
      if (this.worker === starting) this.worker = null;
    });
    return starting;
  }

  private trustList(): Promise<string> {
    const asked = (this.anchors ??= fetchTrustList());
    asked.catch(() => {
      if (this.anchors === asked) this.anchors = null;
    });
    return asked;
  }
}

const fetchTrustList = async (): Promise<string> => {
  let response: Response;
  try {
    response = await fetch(trustListPath);
  } catch (cause) {
    throw new CheckFault("trust_list_missing", { cause });
  }
  if (!response.ok) throw new CheckFault("trust_list_missing");
  return response.text();
};
