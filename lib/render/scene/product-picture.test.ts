import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { contextOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { productPicture } from "./product-picture.ts";

const canvases = createCanvas as unknown as CanvasFactory;

const photograph = (draw: (context: CanvasRenderingContext2D) => void, width = 300, height = 200): SceneCanvas => {
  const canvas = canvases(width, height);
  draw(contextOf(canvas));
  return canvas;
};
const bottle = (context: CanvasRenderingContext2D) => {
  context.fillStyle = "#a02040";
  context.fillRect(120, 40, 60, 140);
  // A label of the background's colour, inside the goods.
  context.fillStyle = "#f4f4f4";
  context.fillRect(130, 80, 40, 40);
};
const pixel = (canvas: SceneCanvas, x: number, y: number) => [...contextOf(canvas).getImageData(x, y, 1, 1).data];

test("goods before one colour are cut out, and what is of that colour inside them stays", () => {
  const made = productPicture(
    canvases,
    photograph((context) => {
      const light = context.createLinearGradient(0, 0, 300, 0);
      light.addColorStop(0, "#fafafa");
      light.addColorStop(1, "#f0f0f0");
      context.fillStyle = light;
      context.fillRect(0, 0, 300, 200);
      bottle(context);
    }),
  );
  expect(made?.card).toBe(false);
  expect([made?.canvas.width, made?.canvas.height]).toEqual([60, 140]);
  expect(pixel(made!.canvas, 5, 70)).toEqual([160, 32, 64, 255]);
  expect(pixel(made!.canvas, 30, 60)).toEqual([244, 244, 244, 255]);
});

const white = (context: CanvasRenderingContext2D) => {
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 300, 200);
};

test("what goods close around is cut out with the background; a printed or a blank label is not", () => {
  const ring = productPicture(
    canvases,
    photograph((context) => {
      white(context);
      context.strokeStyle = "#203040";
      context.lineWidth = 20;
      context.beginPath();
      context.arc(150, 100, 60, 0, 2 * Math.PI);
      context.stroke();
    }),
  )!;
  expect(pixel(ring.canvas, ring.canvas.width >> 1, ring.canvas.height >> 1)[3]).toBe(0);
  expect(pixel(ring.canvas, 10, ring.canvas.height >> 1)).toEqual([32, 48, 64, 255]);
  for (const print of [false, true]) {
    const labelled = productPicture(
      canvases,
      photograph((context) => {
        white(context);
        context.fillStyle = "#a02040";
        context.fillRect(100, 20, 100, 160);
        context.fillStyle = "#ffffff";
        if (print) context.ellipse(150, 100, 40, 50, 0, 0, 2 * Math.PI);
        else context.rect(110, 60, 80, 60);
        context.fill();
        context.fillStyle = "#203040";
        if (print) context.fillRect(140, 90, 20, 20);
      }),
    )!;
    expect(pixel(labelled.canvas, 50, 45), print ? "printed" : "blank").toEqual([255, 255, 255, 255]);
  }
});

test("an outline is as soft as it was photographed, and no rim of the background is left", () => {
  const made = productPicture(
    canvases,
    photograph((context) => {
      white(context);
      context.fillStyle = "#203040";
      context.beginPath();
      context.arc(150, 100, 70.5, 0, 2 * Math.PI);
      context.fill();
    }),
  )!;
  const { data } = contextOf(made.canvas).getImageData(0, 0, made.canvas.width, made.canvas.height);
  const partly = Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter(
    (at) => data[at + 3]! > 60 && data[at + 3]! < 200,
  );
  expect(partly.length).toBeGreaterThan(100);
  for (const at of partly) expect(Math.hypot(data[at]! - 32, data[at + 1]! - 48, data[at + 2]! - 64)).toBeLessThan(25);
});

test("a picture that is transparent already is cut to what is seen of it", () => {
  const made = productPicture(canvases, photograph(bottle));
  expect(made).toMatchObject({ card: false });
  expect([made?.canvas.width, made?.canvas.height]).toEqual([60, 140]);
});

test("a busy photograph becomes a card with a white edge", () => {
  const made = productPicture(
    canvases,
    photograph((context) => {
      for (let x = 0; x < 300; x += 10)
        for (let y = 0; y < 200; y += 10) {
          context.fillStyle = `rgb(${(x * 7) % 256}, ${(y * 11) % 256}, ${(x * y) % 256})`;
          context.fillRect(x, y, 10, 10);
        }
    }),
  );
  expect(made).toMatchObject({ card: true });
  expect(made!.canvas.width).toBeGreaterThan(300);
  expect(pixel(made!.canvas, made!.canvas.width >> 1, 2)).toEqual([247, 246, 242, 255]);
});

test("an empty picture shows nothing, and one colour alone is a card", () => {
  expect(
    productPicture(
      canvases,
      photograph(() => undefined),
    ),
  ).toBeNull();
  const flat = photograph((context) => {
    context.fillStyle = "#336699";
    context.fillRect(0, 0, 300, 200);
  });
  expect(productPicture(canvases, flat)).toMatchObject({ card: true });
});

test("a large photograph is kept no larger than a close-up needs", () => {
  const made = productPicture(
    canvases,
    photograph((context) => context.fillRect(500, 100, 2000, 1600), 3000, 2000),
  );
  expect(Math.max(made!.canvas.width, made!.canvas.height)).toBeLessThanOrEqual(1100);
});
