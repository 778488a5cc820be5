import { ErrorBody } from '@curbcut/wire/errors';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../set-up-test-app.ts';
import { newIp, registerTestAccount } from './auth/test-accounts.ts';

/** Asked of every route: a form of attack each, and what text columns, numbers and routers trip over. */
const texts = [
  '',
  "' OR 1=1 --",
  "'; select pg_sleep(9); --",
  '%_\\',
  '../../etc/passwd',
  '__proto__',
  '\u0000',
  '\ud800',
  '\u202Egnp.exe 🏳️‍🌈',
  '9007199254740993',
  'a'.repeat(7_000),
];
/** In a body also what is no text at all. */
const noTexts: unknown[] = [null, -0, 1e308, 2 ** 53 + 1, true, [], ['a'], { a: { b: 1 } }];

/** How the schema library speaks when a schema has no words of its own. */
const libraryWords =
  /Invalid (?:input|option|string|key|value|element|type|ISO|union)|expected |received |Too (?:small|big)|Unrecognized|must match pattern|[<>]=/;

/** What makes the rest of a body right, so that the field in question is reached. */
const usual: Readonly<Record<string, unknown>> = {
  url: 'https://example.org/',
  email: 'ada@example.org',
  name: 'Ada Lovelace',
  password: 'Sturdy-Bridge-41',
  current_password: 'Wrong-Bridge-41',
  token: 'A'.repeat(24),
  time: '09:00',
};

/** As much of the OpenAPI document as is needed to call everything in it. */
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: { $ref?: string; properties?: object } }> };
}
interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object }> };
}

const { server } = await setUpTestApp();

async function registerPro(): Promise<string> {
  const { id, token } = await registerTestAccount(server);
  await server.ctx.db
    .updateTable('users')
    .set({ plan: 'pro', email_verified_at: new Date() })
    .where('id', '=', id)
    .execute();
  return token;
}

interface Attempt {
  method: string;
  url: string;
  payload?: string;
}

function attemptsOn(document: Described): Attempt[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => [
      ...attemptsOnAddress(method, path, operation),
      ...attemptsOnBody(method, path, fieldsOf(document, operation)),
      ...(operation.requestBody ? attemptsOnWholeBody(method, path) : []),
    ]),
  );
}

function attemptsOnAddress(method: string, path: string, operation: Operation): Attempt[] {
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  return names.flatMap((parameter) =>
    texts.map((text) => {
      const encoded = encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
      const target = parameter.in === 'path' ? path.replace(`{${parameter.name}}`, encoded) : path;
      const query = parameter.in === 'query' ? `?${parameter.name}=${encoded}` : '';
      return { method, url: target.replaceAll(/\{\w+\}/g, 'A'.repeat(24)) + query };
    }),
  );
}

/** Bodies that are none of the kind that any call takes. */
function attemptsOnWholeBody(method: string, path: string): Attempt[] {
  const url = path.replaceAll(/\{\w+\}/g, 'A'.repeat(24));
  return ['{}', '[]', 'null', '"x"', '7', 'true'].map((payload) => ({ method, url, payload }));
}

function attemptsOnBody(method: string, path: string, fields: readonly string[]): Attempt[] {
  const right = Object.fromEntries(fields.map((field) => [field, usual[field]]));
  const url = path.replaceAll(/\{\w+\}/g, 'A'.repeat(24));
  return fields.flatMap((field) => [
    ...[...texts, ...noTexts].map((value) => ({
      method,
      url,
      payload: JSON.stringify({ ...right, [field]: value }),
    })),
    { method, url, payload: `{"${field}":1e400,"${field}":"x","${field}":-1}` },
    { method, url, payload: JSON.stringify({ ...right, [field]: undefined }) },
  ]);
}

function fieldsOf({ components }: Described, { requestBody }: Operation): string[] {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const name = schema?.$ref?.split('/').at(-1) ?? '';
  return Object.keys(schema?.properties ?? components.schemas[name]?.properties ?? {});
}

test('whatever stands in a parameter or field of any call: no call breaks, none takes long, and refusals are sentences', async () => {
  const attempts = attemptsOn((await server.app.inject('/docs/openapi.json')).json());
  expect(attempts.length).toBeGreaterThan(800);
  const authorization = `Bearer ${await registerPro()}`;
  const broken: string[] = [];
  const foreignWords = new Set<string>();
  let refused = 0;
  for (const { method, url, payload } of attempts) {
    const started = performance.now();
    const answer = await server.app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      remoteAddress: newIp(),
      headers: {
        accept: 'application/json',
        authorization,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const seconds = (performance.now() - started) / 1_000;
    // 503 is a refusal with a reason, such as payments that are not configured.
    if (answer.statusCode === 500 || seconds > 5) {
      broken.push(
        `${answer.statusCode} after ${seconds.toFixed(1)} s: ${method} ${url} ${payload}`,
      );
    }
    if (answer.statusCode !== 400) continue;
    refused += 1;
    const { error, details = [] } = ErrorBody.parse(answer.json());
    for (const text of [error, ...details.map(({ message }) => message)]) {
      if (libraryWords.test(text) || !/^[\p{Lu}“]/u.test(text)) {
        foreignWords.add(`${method} ${url} ${payload?.slice(0, 200)}: ${text}`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(refused).toBeGreaterThan(500);
  expect([...foreignWords]).toEqual([]);
}, 120_000);

test('bytes that are no UTF-8 are text like any other', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"url":"https://example.org/","name":"'),
    Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
    Buffer.from('"}'),
  ]);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/run-once',
    remoteAddress: newIp(),
    headers: { 'content-type': 'application/json' },
    payload: bytes,
  });
  expect(answer.statusCode).toBe(200);
});
