export interface SchemaField {
  /** For example `results.lighthouse_issues[].nodes[].html`. */
  path: string;
  /** For example `text`, `list`, `number or nothing`, or the values it can have. */
  type: string;
  meaning: string;
}

/** As much of JSON Schema as our zod schemas become. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  $ref?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'null',
};

/** Every field of an object schema in its order, those of nested objects and lists after the one that holds them. */
export function listFields(schema: JsonSchema, prefix = ''): SchemaField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const own = { path, type: typeOf(field), meaning: field.description ?? '' };
    return [own, ...variantsOf(field).flatMap((variant) => innerFields(variant, path))];
  });
}

function innerFields(schema: JsonSchema, path: string): SchemaField[] {
  if (schema.items) {
    return variantsOf(schema.items).flatMap((item) => innerFields(item, `${path}[]`));
  }
  return listFields(schema, `${path}.`);
}

function variantsOf(schema: JsonSchema): JsonSchema[] {
  return schema.anyOf ?? [schema];
}

/** A schema in words. */
export function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array' && schema.items) return `list of ${typeOf(schema.items)}`;
  return typeNames[schema.type ?? ''] ?? 'anything';
}
