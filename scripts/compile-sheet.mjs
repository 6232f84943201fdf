import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";

/**
 * Turbopack's loader for `….css?compiled`: the stylesheet's text with every class that the sources use, for pages that
 * are answered as plain HTML.
 */
export default async function compileSheet(source) {
  const { css, messages } = await postcss([tailwind()]).process(source, { from: this.resourcePath });
  for (const { type, file, dir } of messages) {
    if (type === "dependency") this.addDependency(file);
    if (type === "dir-dependency") this.addContextDependency(dir);
  }
  return css;
}
