import { expect, test } from 'vitest';
import { findOwnServices } from './find-own-services.ts';

const usual = {
  port: 8000,
  publicUrl: 'http://127.0.0.1:8000',
  databaseUrl: 'postgres://ada:secret@127.0.0.1:41234/curbcut',
};

test('names web server, public address, database and payment stand-in', () => {
  const services = findOwnServices({
    ...usual,
    publicUrl: 'https://scan.example.org',
    paymentsUrl: 'http://localhost:12111',
  });
  expect(services).toEqual([
    { kind: 'web', host: 'localhost', port: 8000 },
    { kind: 'web', host: 'scan.example.org', port: 80 },
    { kind: 'tls-web', host: 'scan.example.org', port: 443 },
    { kind: 'internal', host: '127.0.0.1', port: 41234 },
    { kind: 'internal', host: 'localhost', port: 12111 },
  ]);
  expect(JSON.stringify(services)).not.toContain('secret');
});

test.each([
  ['postgres://db.corp/curbcut', [['db.corp', 5432]]],
  ['postgresql://ada:p%40ss@db.corp:6432/curbcut?sslmode=require', [['db.corp', 6432]]],
  ['postgres://ada:p@ss@db.corp/curbcut', [['db.corp', 5432]]],
  ['postgres://[fd00::7]:5433/curbcut', [['[fd00::7]', 5433]]],
  [
    'postgres://a.corp:5433,b.corp/curbcut',
    [
      ['a.corp', 5433],
      ['b.corp', 5432],
    ],
  ],
  ['postgres:///curbcut?host=db.corp&port=6432', [['db.corp', 6432]]],
  ['postgres:///curbcut?host=/var/run/postgresql', [['localhost', 5432]]],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/curbcut', [['localhost', 5432]]],
  ['postgres://ada@/curbcut', [['localhost', 5432]]],
])('reads the database’s host and port: %s', (databaseUrl, expected) => {
  const internal = findOwnServices({ ...usual, databaseUrl }).filter(
    ({ kind }) => kind === 'internal',
  );
  expect(internal.map(({ host, port }) => [host, port])).toEqual(expected);
});
