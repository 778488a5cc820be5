import { expect, test } from 'vitest';
import { listFields } from './list-fields.ts';

test('nested fields follow the one that holds them', () => {
  const fields = listFields({
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Random' },
      status: { type: 'string', enum: ['queued', 'failed'] },
      result: {
        anyOf: [
          {
            type: 'object',
            properties: {
              issues: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { wcag: { type: 'array', items: { type: 'string' } } },
                },
              },
            },
          },
          { type: 'null' },
        ],
      },
      record: { $ref: '#/components/schemas/ScanRecord' },
      done: { const: true },
      other: {},
    },
  });
  expect(fields.map(({ path, type, meaning }) => `${path} | ${type} | ${meaning}`)).toEqual([
    'id | text | Random',
    'status | "queued", "failed" | ',
    'result | object or null | ',
    'result.issues | list of object | ',
    'result.issues[].wcag | list of text | ',
    'record | ScanRecord | ',
    'done | true | ',
    'other | anything | ',
  ]);
});
