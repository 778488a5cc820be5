import type { ComparedIssue } from '@curbcut/wire/dashboard';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Difference } from './components/difference.tsx';

function issue(title: string, more: Partial<ComparedIssue> = {}): ComparedIssue {
  return {
    fingerprint: title,
    title,
    place: null,
    impact: 'serious',
    category: 'forms',
    wcag: [],
    nodes_total: 5,
    ...more,
  };
}

test('an issue of which a part came or went stands among what is new or fixed as well', () => {
  const difference = {
    older_scan_id: 'a',
    newer_scan_id: 'b',
    new: [],
    came_back: [],
    fixed: [issue('Buttons')],
    unchanged: [
      issue('Images', { new_elements: 1 }),
      issue('Fields', { fixed_elements: 2 }),
      issue('Links'),
    ],
    older_elements: 9,
    newer_elements: 9,
    notes: [],
  };
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <Difference difference={difference} />
    </MemoryRouter>,
  );
  const [, fresh = '', fixed = '', there = ''] = drawn.split('<section');
  const titlesIn = (part: string) => part.match(/(?<=">)(Images|Fields|Links|Buttons)(?=<)/g);
  expect(titlesIn(fresh)).toEqual(['Images']);
  expect(fresh).not.toContain('found nothing');
  expect(titlesIn(fixed)).toEqual(['Buttons', 'Fields']);
  expect(titlesIn(there)).toEqual(['Images', 'Fields', 'Links']);
});
