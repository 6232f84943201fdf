/**
 * Stands in for zod where the rows of data/ are read by what was built (see `#schema` in package.json): every row was
 * checked before by the tests, so nothing is looked at again and no row is copied. What a schema adds or turns into
 * something else, it does here too; a test compares both on all rows.
 */

type Shape = Record<string, Schema>;
type Turn = (value: unknown) => unknown;

interface Made {
  /** Schemas of what is within. */
  inner?: () => readonly Schema[];
  /** Answers the value with what is within turned; only called where something within turns. */
  within?: Turn;
  /** What becomes of the value itself, after what is within it. */
  turn?: Turn;
  /** Whether a value can be of this kind, as far as its outside tells. */
  fits?: (value: unknown) => boolean;
  shape?: Shape;
}

const anything = (): boolean => true;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

class Schema {
  readonly shape: Shape;
  private readonly made: Made;
  private turning: boolean | null = null;

  constructor(made: Made) {
    this.made = made;
    this.shape = made.shape ?? {};
  }

  fits(value: unknown): boolean {
    return (this.made.fits ?? anything)(value);
  }

  /** Whether it turns anything into something else, itself or within; schemas may hold themselves. */
  private turns(): boolean {
    if (this.turning !== null) return this.turning;
    const seen = new Set<Schema>([this]);
    for (const each of seen) {
      if (each.turning === true || each.made.turn !== undefined) return (this.turning = true);
      for (const inner of each.made.inner?.() ?? []) seen.add(inner);
    }
    for (const each of seen) each.turning = false;
    return false;
  }

  parse(value: unknown): unknown {
    if (!this.turns()) return value;
    const inner = this.made.within === undefined ? value : this.made.within(value);
    return this.made.turn === undefined ? inner : this.made.turn(inner);
  }

  safeParse(value: unknown): { success: true; data: unknown; error: undefined } {
    return { success: true, data: this.parse(value), error: undefined };
  }

  private around(turn: Turn | null, more: (value: unknown) => boolean = () => false): Schema {
    return new Schema({
      inner: () => [this],
      within: (value) => (value === undefined || value === null ? value : this.parse(value)),
      ...(turn === null ? {} : { turn }),
      fits: (value) => more(value) || this.fits(value),
    });
  }

  optional(): Schema {
    return this.around(null, (value) => value === undefined);
  }
  nullable(): Schema {
    return this.around(null, (value) => value === null);
  }
  nullish(): Schema {
    return this.around(null, (value) => value === undefined || value === null);
  }
  default(otherwise: unknown): Schema {
    return this.around(
      (value) => (value === undefined ? otherwise : value),
      (value) => value === undefined,
    );
  }
  transform(turn: (value: unknown, context: { addIssue: () => void }) => unknown): Schema {
    return this.around((value) => turn(value, { addIssue: () => undefined }));
  }
  extend(more: Shape): Schema {
    return objectOf(Object.defineProperties({}, { ...descriptorsOf(this.shape), ...descriptorsOf(more) }) as Shape);
  }
  omit(names: Readonly<Record<string, true>>): Schema {
    const rest = Object.entries(descriptorsOf(this.shape)).filter(([name]) => names[name] === undefined);
    return objectOf(Object.defineProperties({}, Object.fromEntries(rest)) as Shape);
  }

  // What only checks.
  catchall(): this {
    return this;
  }
  int(): this {
    return this;
  }
  length(): this {
    return this;
  }
  max(): this {
    return this;
  }
  min(): this {
    return this;
  }
  positive(): this {
    return this;
  }
  readonly(): this {
    return this;
  }
  refine(): this {
    return this;
  }
  regex(): this {
    return this;
  }
}

/** Some of what a schema holds is told by getters, because it holds itself. */
const descriptorsOf = (shape: Shape): PropertyDescriptorMap => Object.getOwnPropertyDescriptors(shape);

const objectOf = (shape: Shape): Schema =>
  new Schema({
    shape,
    inner: () => Object.values(shape),
    within: (value) => {
      const turned = { ...(value as Record<string, unknown>) };
      for (const [name, schema] of Object.entries(shape)) {
        const given = turned[name];
        const made = schema.parse(given);
        if (made !== given) turned[name] = made;
      }
      return turned;
    },
    fits: isObject,
  });

const listOf = (each: Schema): Schema =>
  new Schema({
    inner: () => [each],
    within: (value) => (value as unknown[]).map((one) => each.parse(one)),
    fits: Array.isArray,
  });

const recordOf = (_names: Schema, each: Schema): Schema =>
  new Schema({
    inner: () => [each],
    within: (value) =>
      Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, each.parse(one)])),
    fits: isObject,
  });

const tupleOf = (parts: readonly Schema[]): Schema =>
  new Schema({
    inner: () => parts,
    within: (value) => (value as unknown[]).map((one, at) => parts[at]?.parse(one)),
    fits: (value) => Array.isArray(value) && value.length === parts.length,
  });

const unionOf = (options: readonly Schema[]): Schema =>
  new Schema({
    inner: () => options,
    within: (value) => options.find((option) => option.fits(value))?.parse(value),
    fits: (value) => options.some((option) => option.fits(value)),
  });

const lazily = (schema: () => Schema): Schema =>
  new Schema({
    inner: () => [schema()],
    within: (value) => schema().parse(value),
    fits: (value) => schema().fits(value),
  });

const ofType = (type: string) => (): Schema => new Schema({ fits: (value) => typeof value === type });
const oneOf = (values: readonly unknown[]): Schema => new Schema({ fits: (value) => values.includes(value) });

export const z = {
  array: listOf,
  boolean: ofType("boolean"),
  custom: () => new Schema({}),
  enum: oneOf,
  int: ofType("number"),
  lazy: lazily,
  literal: (value: unknown) => oneOf([value]),
  looseObject: objectOf,
  null: () => oneOf([null]),
  number: ofType("number"),
  object: objectOf,
  partialRecord: recordOf,
  prettifyError: String,
  record: recordOf,
  strictObject: objectOf,
  string: ofType("string"),
  tuple: tupleOf,
  union: unionOf,
};
