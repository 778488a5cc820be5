import type { z } from 'zod';
import { StoredDataError } from './stored-data-error.ts';

/** What is stored has a version; data from before versions has none, which counts as 0. */
export type Stored<Value extends object> = Value & { v: number };

/** The format of one kind of stored data. */
export interface StoredFormat<Value extends object> {
  /** As messages name it, for example `result`. */
  what: string;
  /** The version that is written. */
  version: number;
  schema: z.ZodType<Value>;
  /** From a version to the next, by the version that is left. */
  upcasts: Readonly<Record<number, (value: object) => object>>;
}

export function writeStored<Value extends object>(
  { version }: StoredFormat<Value>,
  value: Value,
): Stored<Value> {
  return { v: version, ...value };
}

/**
 * Brings what was stored to the present version, step by step. Throws a StoredDataError for a newer version, naming
 * both, and for data that does not have the shape of its version.
 */
export function readStored<Value extends object>(
  { what, version, schema, upcasts }: StoredFormat<Value>,
  stored: unknown,
): Value {
  if (typeof stored !== 'object' || stored === null) {
    throw new StoredDataError(`The stored ${what} is damaged.`);
  }
  const { v = 0, ...rest } = stored as { v?: unknown };
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 0) {
    throw new StoredDataError(`The stored ${what} is damaged: its version is no whole number.`);
  }
  if (v > version) {
    throw new StoredDataError(
      `The stored ${what} has version ${v}; this program reads versions up to ${version}. Run the version that wrote it, or a newer one.`,
      { versions: { stored: v, readable: version } },
    );
  }
  const parsed = schema.safeParse(upcast(rest, { what, from: v, to: version, upcasts }));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StoredDataError(
    `The stored ${what} of version ${v} is damaged: ${issue?.path.join('.')}: ${issue?.message}`,
    { cause: parsed.error },
  );
}

function upcast(
  value: object,
  {
    what,
    from,
    to,
    upcasts,
  }: { what: string; from: number; to: number; upcasts: StoredFormat<object>['upcasts'] },
): object {
  let current = value;
  for (let version = from; version < to; version += 1) {
    const step = upcasts[version];
    if (!step) throw new StoredDataError(`No reader is left for ${what} of version ${version}.`);
    try {
      current = step(current);
    } catch (cause) {
      throw new StoredDataError(`The stored ${what} of version ${from} is damaged.`, { cause });
    }
  }
  return current;
}
