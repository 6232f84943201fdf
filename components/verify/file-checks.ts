import type { FileReport } from "./check-order.ts";
import { CredentialReader } from "./file-reader.ts";

/** How far the check of a file is. `number` tells one check from the next. */
export type FileCheck =
  | { phase: "waiting" }
  | { phase: "checking"; file: File }
  | { phase: "checked"; number: number; file: File; report: FileReport }
  | { phase: "failed"; file: File; fault: unknown };

/** Checks files one after the other; a newer one takes the older one's place. The reader is loaded ahead of them. */
export class FileChecks {
  private readonly reader = new CredentialReader();
  private readonly show: (check: FileCheck) => void;
  private latest = 0;

  constructor(show: (check: FileCheck) => void) {
    this.show = show;
    this.reader.warm();
  }

  check(file: File): void {
    const number = ++this.latest;
    const show = (next: FileCheck) => {
      if (this.latest === number) this.show(next);
    };
    show({ phase: "checking", file });
    this.reader.check(file).then(
      (report) => show({ phase: "checked", number, file, report }),
      (fault: unknown) => show({ phase: "failed", file, fault }),
    );
  }

  close(): void {
    this.reader.close();
  }
}
