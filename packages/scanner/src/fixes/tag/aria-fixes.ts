import { ariaAttributes, ariaTokens } from './aria-attributes.ts';
import { rawAttribute, withAttribute, withoutAttribute } from './opening-tag.ts';
import { isRecord, type FailedCheck } from '../failed-check.ts';
import type { TagFix } from './tag-fix.ts';

const yes = new Set(['yes', 'on', '1', 'y', 't']);
const no = new Set(['no', 'off', '0', 'n', 'f']);

/** The allowed value that is obviously meant: "Yes" is "true"; null when there is none. */
function meantToken(raw: string, allowed: readonly string[]): string | null {
  const value = raw.trim().toLowerCase();
  if (allowed.includes(value)) return value;
  if (yes.has(value) && allowed.includes('true')) return 'true';
  if (no.has(value) && allowed.includes('false')) return 'false';
  return null;
}

const correctValues: TagFix = (tag) => {
  let corrected = tag;
  const names: string[] = [];
  for (const { name, raw } of tag.attributes) {
    const allowed = ariaTokens.get(name);
    if (!allowed || raw === null || allowed.includes(raw)) continue;
    const token = meantToken(raw, allowed);
    if (token === null) continue;
    corrected = withAttribute(corrected, name, token);
    names.push(`${name} takes ${allowed.map((value) => `"${value}"`).join(', ')}.`);
  }
  if (names.length === 0) return null;
  return { changed: corrected, note: names.join(' ') };
};

/** More wrong names on one element are no slip, and each costs a comparison with all right ones. */
const maxRenamed = 5;

const correctNames: TagFix = (tag) => {
  let corrected = tag;
  const notes: string[] = [];
  const unknown = tag.attributes.filter(
    ({ name }) => name.startsWith('aria-') && !ariaAttributes.includes(name),
  );
  for (const { name, raw } of unknown.slice(0, maxRenamed)) {
    const right = meantAttribute(name);
    if (right === null || rawAttribute(corrected, right) !== null) continue;
    corrected = withAttribute(withoutAttribute(corrected, name), right, raw ?? '');
    notes.push(`The attribute is called ${right}.`);
  }
  if (notes.length === 0) return null;
  return { changed: corrected, note: notes.join(' ') };
};

/** The element has a role that knows no such state: taking the attribute away changes nothing that was ever announced. */
const withoutRefused: TagFix = (tag, { checks }) => {
  const refused = checks.flatMap(refusedAttributes);
  const changed = refused.reduce(withoutAttribute, tag);
  if (changed.attributes.length === tag.attributes.length) return null;
  return {
    changed,
    note: 'Assistive technologies ignore it on an element with this role. Where people need what it says, the element needs a role that has it, or the words as text.',
  };
};

/** What axe names: `aria-checked="false"` in `values`, names in `prohibited`; elsewhere a value has the wrong case. */
function refusedAttributes({ data }: FailedCheck): string[] {
  if (!isRecord(data) || data['messageKey'] === 'caseSensitive') return [];
  const listed = data['values'] ?? data['prohibited'];
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) =>
    typeof entry === 'string' ? (/^aria-[a-z]+/.exec(entry)?.[0] ?? []) : [],
  );
}

/** The one attribute that is at most two letters away. */
function meantAttribute(name: string): string | null {
  if (name === 'aria-role') return 'role';
  if (name.length > 30) return null;
  const ranked = ariaAttributes
    .map((attribute) => ({ attribute, edits: editDistance(name, attribute) }))
    .sort((a, b) => a.edits - b.edits);
  const [first, second] = ranked;
  if (!first || first.edits > 2 || first.edits === second?.edits) return null;
  return first.attribute;
}

/** Letters to insert, delete or replace to get from one word to the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replace));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

export const ariaFixes: Readonly<Record<string, TagFix>> = {
  'aria-allowed-attr': withoutRefused,
  'aria-prohibited-attr': withoutRefused,
  'aria-valid-attr': correctNames,
  'aria-valid-attr-value': correctValues,
};
