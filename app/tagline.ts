/** What the product says of itself where a page says nothing of its own. */
export const tagline = "One sentence in, a planned, drawn, signed short film out.";
