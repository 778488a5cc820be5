import { expect, test } from 'vitest';
import { isDrawn } from './is-drawn.ts';

const lines = (text: string) => text.split('\n');

test.each([
  [
    'a cat',
    String.raw`
   /\_/\
  ( o.o )
   > ^ <
  /|   |\ `,
  ],
  [
    'letters',
    String.raw`
   _  _  _
  | |/ \/ |
  |_|\_/\_|`,
  ],
])('%s is a picture', (_, text) => {
  expect(isDrawn(lines(text))).toBe(true);
});

test.each([
  ['a tree of folders', 'src\n├── index.ts\n└── page\n    └── picture.ts'],
  ['a table', '+------+-------+\n| Tea  |  2.10 |\n+------+-------+'],
  ['commands', 'cd /usr/share/doc\nls -l ../*/README | sort\n/usr/bin/env  node ./x.js'],
  ['expressions', String.raw`^/(\d+)/(\w+)$` + '\n' + String.raw`^\\(.*)\\$`],
  ['a poem', 'Roses are red,\n  violets are blue.'],
])('%s is none', (_, text) => {
  expect(isDrawn(lines(text))).toBe(false);
});
