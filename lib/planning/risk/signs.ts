import { motionSigns } from "./motion-signs.ts";
import { peopleSigns } from "./people-signs.ts";
import { pictureSigns } from "./picture-signs.ts";
import type { RiskSign } from "./sign.ts";

export const riskSigns: readonly RiskSign[] = [...peopleSigns, ...motionSigns, ...pictureSigns];
