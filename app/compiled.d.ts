/** A stylesheet's text, with every class that the sources use. */
declare module "*.css?compiled" {
  const text: string;
  export default text;
}

/** A program for browsers: the name of its first file, and the text of each of its files by name. */
declare module "*.ts?compiled" {
  const program: { entry: string; files: Record<string, string> };
  export default program;
}

/** The name under which a file is served. */
declare module "*?name" {
  const name: string;
  export default name;
}
