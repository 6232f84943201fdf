import type { Browser, Page } from "playwright";

/** How often each edit is made. */
const repeats = 12;

/** A hand on the shot editor, and what it does there in turns, so that every time changes something. */
interface Edit {
  name: string;
  /** Comes up to the last key or press: that is what is timed. */
  reach?: (page: Page, value: string) => Promise<void>;
  act: (page: Page, value: string) => Promise<void>;
  values: readonly [string, string];
}

const chosenIn = (name: string, ...values: Edit["values"]): Edit => ({
  name: name.toLowerCase(),
  reach: async (page, value) => {
    await page.getByRole("combobox", { name, exact: true }).click();
    await page.getByRole("option", { name: value, exact: true }).waitFor();
    // The list has come in; what it cost is no part of the edit.
    await page.waitForTimeout(200);
  },
  act: (page, value) => page.getByRole("option", { name: value, exact: true }).click(),
  values,
});
const writtenIn = (name: string, field: string, ...values: Edit["values"]): Edit => ({
  name,
  act: async (page, value) => {
    await page.getByRole("spinbutton", { name: field }).fill(value);
    await page.getByRole("spinbutton", { name: field }).press("Enter");
  },
  values,
});
export const edits: readonly Edit[] = [
  writtenIn("lens", "Lens, mm", "85", "24"),
  writtenIn("length", "Seconds", "2", "1.25"),
  chosenIn("Movement", "Arc left", "Zoom in"),
  chosenIn("Angle", "High", "Low"),
  chosenIn("Framing", "Close", "Full"),
  chosenIn("Key light", "Right", "Left"),
];

/** Pauses between edits: one after the other, as a hand does that tries values, and each by itself. */
export const pauses_ms = [0, 1500] as const;

/** Times from the key or press that changes a shot to another picture on the animatic's canvas. */
export const editShown = async (
  browser: Browser,
  state: string,
  address: string,
  plan: string,
  edit: Edit,
  pause_ms: number,
): Promise<number[]> => {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/plans/${plan}?shot=1&tab=shot&t=0.8`);
  await page.waitForLoadState("networkidle");
  const took: number[] = [];
  for (let i = 0; i < repeats; i += 1) {
    const value = edit.values[i % 2] ?? "";
    await page.waitForTimeout(pause_ms);
    await edit.reach?.(page, value);
    const seen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const canvas = document.querySelector<HTMLCanvasElement>('section[aria-label="Animatic"] canvas');
          const small = new OffscreenCanvas(64, 36).getContext("2d", { willReadFrequently: true });
          if (canvas === null || small === null) throw new Error("There is no animatic.");
          const look = () => {
            small.drawImage(canvas, 0, 0, 64, 36);
            return small.getImageData(0, 0, 64, 36).data.join();
          };
          const before = look();
          let key_ms = 0;
          for (const type of ["input", "keydown", "pointerup"])
            document.addEventListener(type, (event) => (key_ms = event.timeStamp), { capture: true });
          const watch = () => {
            if (key_ms > 0 && look() !== before) resolve(performance.now() - key_ms);
            else requestAnimationFrame(watch);
          };
          watch();
        }),
    );
    await edit.act(page, value);
    took.push(await seen);
  }
  await context.close();
  return took.toSorted((a, b) => a - b);
};
