import type { KeyboardWalk, ScanResult } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { walkSection } from './walk-section.ts';

const picture = {
  width: 640,
  height: 400,
  scale: 0.5,
  truncated: false,
  source: 'data:image/webp;base64,AA==',
};
const walk: KeyboardWalk = {
  stops: [
    {
      target: ['a.skip'],
      name: 'Skip <b>it</b>',
      role: 'link',
      box: { x: 10, y: 10, width: 80, height: 20 },
      visible: true,
    },
    { target: ['#x', 'button'], name: '', role: 'button', box: null, visible: false },
  ],
  end: 'trap',
};
const resultWith = (one: KeyboardWalk | null) => ({ walk: one }) as ScanResult;

test('the walk is drawn over the picture, and its stops are a list', () => {
  const section = walkSection(resultWith(walk), picture);
  expect(section).toContain('led to 2 stops. Then Tab did not lead on');
  expect(section).toContain('<svg');
  expect(section).toContain('Skip &#60;b&#62;it');
  expect(section).toContain('#x &#62;&#62;&#62; button');
  expect(section.replaceAll(/<[^>]+>/g, '')).toMatch(/it&#60;\/b&#62;, link/);
  expect(section.match(/could not be seen/g)).toHaveLength(1);
});

test('without a picture it is a list, and without a walk it is nothing', () => {
  expect(walkSection(resultWith(walk), null)).not.toContain('<svg');
  expect(walkSection(resultWith(null), picture)).toBe('');
});

test.each(['none', 'generic', ''])('the role “%s” is no role', (role) => {
  const stops = walk.stops.map((stop) => ({ ...stop, role }));
  const section = walkSection(resultWith({ ...walk, stops }), null);
  expect(section.match(/<span class="muted">, no role<\/span>/g)).toHaveLength(2);
});
