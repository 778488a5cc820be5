import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Read by whoever starts the product, on the command line, in the log or on pages that only this machine is shown. */
const forOperators = [
  /^apps\/(?:admin|cli|standalone)\//,
  /^apps\/(?:api|worker)\/src\/(?:env|main)\.ts$/,
  /^apps\/api\/src\/(?:pages\/outbox-page|outbox\/open-outbox-door)\.ts$/,
  /^packages\/(?:embedded-postgres|testing)\//,
  /^packages\/billing\/src\/(?:billing-settings|set-up-account)\.ts$/,
  /^packages\/db\/src\/database-unreachable\.ts$/,
  /^packages\/scanner\/src\/(?:browser\/(?:find|install)-chromium|create-scanner)\.ts$/,
  /^packages\/services\/src\/program\//,
];

/** Goes to the log alone. */
const logged = [
  'A message of the contact page was stored but not mailed: set CONTACT_EMAIL or SUPPORT_EMAIL.',
  'is unknown to the payment provider: STRIPE_SECRET_KEY is of another account',
];

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|fixture)\.|\/test-|\/fixtures\//.test(file),
);

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The names that the programs read from their environment. */
function settingNames(): string[] {
  const sources = files.filter((file) => /(?:env|settings)\.ts$/.test(file)).map(read);
  const names = sources.flatMap((source) =>
    [...source.matchAll(/^\s+([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+):/gm)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

/** Every sentence in a file: strings, templates and the text of elements, without comments. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value);
    if (type === 'TemplateElement') {
      const { cooked, raw } = value as { cooked: string | null; raw: string };
      texts.push(cooked ?? raw);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, read(file)).program);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.includes(' '));
}

test('nothing that visitors and users read names a setting, or speaks of whoever runs the server', () => {
  const names = settingNames();
  expect(names).toEqual(
    expect.arrayContaining(['SMTP_URL', 'ALLOW_PRIVATE_TARGETS', 'PUBLIC_URL']),
  );
  const operatorWords = new RegExp(
    String.raw`\b(?:${names.join('|')})\b|\b(?:who|whoever|person who) runs\b|\boperator of this server\b|\bits operator\b`,
    'i',
  );
  const readByPeople = files.filter((file) => !forOperators.some((rule) => rule.test(file)));
  expect(readByPeople.length).toBeGreaterThan(500);
  const found = readByPeople.flatMap((file) =>
    textsOf(file)
      .filter((text) => operatorWords.test(text) && !logged.some((line) => text.includes(line)))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
