import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
for (const c of elementCards) console.log(c.id, c.kind, c.height_m, c.layers.join("/"), c.surroundings?.join("+") ?? "", "|", c.words.filter(w=>/^[a-z ]+$/.test(w)).slice(0,9).join(","));
