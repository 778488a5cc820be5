import { z } from 'zod';
import { emailPattern } from '@curbcut/model/text';

/** One line per variable that is wrong; each names the variable and what is expected. Never holds a value. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings are not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads a program's settings from environment variables. An empty or blank variable counts as unset.
 * Throws a SettingsError that lists every problem at once.
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value.trim());
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues.map((issue) => `${issue.path.join('.') || 'settings'}: ${issue.message}`),
  );
}

/** A whole number in a range, written with digits only. */
export function wholeNumberSetting(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.int(error).min(min, error).max(max, error));
}

/** `on` or `off`, also `true`/`false`, `yes`/`no` and `1`/`0`. */
export const switchSetting = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z.enum(['on', 'true', 'yes', '1', 'off', 'false', 'no', '0'], { error: 'expected on or off' }),
  )
  .transform((word) => ['on', 'true', 'yes', '1'].includes(word));

/** Comma-separated entries, trimmed, without the empty ones. */
export const listSetting = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

/** An http or https origin, answered without a trailing slash. */
export const originSetting = z
  .string()
  .trim()
  .refine(isOrigin, 'expected an http or https address without a path, such as https://example.org')
  .transform((text) => new URL(text).origin);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  const bare = pathname === '/' && !search && !hash && !username && !password;
  return bare && (protocol === 'http:' || protocol === 'https:');
}

/** The address of a PostgreSQL database, required of a program that is started alone. */
export const databaseUrlSetting = z
  .string({
    error:
      'required when this program is started alone: the address of a PostgreSQL database (postgres://user:password@host/database). `npm start` brings its own database',
  })
  .trim()
  .regex(
    /^postgres(?:ql)?:\/\/\S+$/,
    'expected the address of a PostgreSQL database (postgres://user:password@host/database)',
  );

/** Where a browser reaches a program that listens on `host` and `port`. */
export function urlOfListener(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** A whole http or https address. */
export const webUrlSetting = z
  .string()
  .trim()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'expected an http or https address, such as https://example.org/about',
  );

export const emailSetting = z.string().trim().regex(emailPattern, 'expected an e-mail address');
