import { cleanText } from '@curbcut/model/text';

/** Text columns may hold a whole mail; strings inside jsonb come from scanned pages. UTF-16 units. */
const maxColumnLength = 2_000_000;
const maxJsonStringLength = 10_000;

/**
 * Makes one query parameter storable: text without NUL and lone surrogates, plain objects (jsonb) cleaned through
 * all their keys and values. Dates, bytes, numbers and booleans pass through.
 */
export function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, maxColumnLength);
  if (Array.isArray(value)) return value.map(cleanValue);
  return isPlainObject(value) ? cleanJson(value) : value;
}

function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, maxJsonStringLength);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      cleanText(key, maxJsonStringLength),
      cleanJson(entry),
    ]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
