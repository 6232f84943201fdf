/** As much of a JSON Schema as requests are described in. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Every schema within a schema with its place; `*` stands for an entry of a list or of a record. */
export const placesIn = (schema: Schema, place = ""): { place: string; schema: Schema }[] => [
  { place, schema },
  ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => placesIn(each, `${place}/${name}`)),
  ...[schema.items, schema.additionalProperties].flatMap((each) =>
    typeof each === "object" ? placesIn(each, `${place}/*`) : [],
  ),
  ...[schema.prefixItems, schema.anyOf, schema.oneOf, schema.allOf].flatMap((branches) =>
    (branches ?? []).flatMap((each) => placesIn(each, place)),
  ),
];

export const isOf = ({ type }: Schema, wanted: string): boolean =>
  Array.isArray(type) ? type.includes(wanted) : type === wanted;

/** Places of a request at which somebody may write what they like, each once. */
export const textPlaces = (schema: Schema): string[] => [
  ...new Set(
    placesIn(schema).flatMap(({ place, schema: each }) =>
      isOf(each, "string") && each.enum === undefined && each.const === undefined ? place : [],
    ),
  ),
];
