import { filmSigns } from "./film-signs.ts";
import { modeSigns } from "./mode-signs.ts";
import { motionSigns } from "./motion-signs.ts";
import { peopleSigns } from "./people-signs.ts";
import { pictureSigns } from "./picture-signs.ts";
import type { ShotSign } from "./sign.ts";

export const shotSigns: readonly ShotSign[] = [
  ...peopleSigns,
  ...motionSigns,
  ...pictureSigns,
  ...filmSigns,
  ...modeSigns,
];
