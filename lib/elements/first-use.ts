/**
 * Makes a value when it is first asked for, and keeps it. Rows are checked so: a film asks for a few of hundreds, and
 * whoever opens a page or plans a film does not wait for the others.
 */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
