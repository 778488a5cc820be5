import { expect, test } from 'vitest';
import { describeComponent } from './describe-component.ts';

test.each([
  ['nav#menu a', 'Links in the navigation'],
  ['.mw-parser-output a', 'Links'],
  ['header .tools button.icon', 'Buttons in the header'],
  ['footer nav a', 'Links in the navigation'],
  ['input#searchInput', 'Fields'],
  ['form input[type="radio"]', 'Radio buttons in forms'],
  ['main div[tab]', 'Tabs in the main part'],
  ['table td', 'Table cells in tables'],
  ['x-carousel', 'Elements'],
  ['main constructor[constructor]', 'Elements in the main part'],
  ['constructor p', 'Paragraphs'],
  ['*', 'Elements'],
])('%s: %s', (pattern, words) => {
  expect(describeComponent({ component: { pattern } })).toBe(words);
});

function elementIn(around: string, words = '') {
  return {
    traits: { tag: 'a', id: '', attributes: [], words, around, path: '', before: '', after: '' },
  };
}

test('elements that stand in one part of their pages say so, whatever their selector does', () => {
  const component = { pattern: '.search button' };
  const nodes = [elementIn('header>form'), elementIn('header>form[search]')];
  expect(describeComponent({ component, nodes })).toBe('Buttons in the header');
  expect(describeComponent({ component, nodes: [...nodes, elementIn('main')] })).toBe('Buttons');
});

test('a single element is called by what it says, where that is short', () => {
  const component = { pattern: 'div.menu' };
  const one = (words: string) =>
    describeComponent({ component, nodes: [elementIn('header', words)], differentElements: 1 });
  expect(one('More')).toBe('“More”, element in the header');
  expect(one('')).toBe('Element in the header');
  expect(one('Boats of #')).toBe('Element in the header');
  expect(one('A sentence that goes on for a while')).toBe('Element in the header');
});

test('a button that says nothing is found by what stands before it', () => {
  const button = (more: object) =>
    describeComponent({
      component: { pattern: 'header button' },
      nodes: [{ traits: { ...elementIn('header').traits, tag: 'button', ...more } }],
      differentElements: 1,
    });
  expect(button({ before: 'Search' })).toBe('Button in the header, after “Search”');
  expect(button({ before: 'Basket', attributes: ['aria-label=Close'] })).toBe(
    '“Close”, button in the header',
  );
  expect(button({})).toBe('Button in the header');
});

test('several that say the same are called by it', () => {
  const component = { pattern: 'main div' };
  const nodes = (...words: string[]) => words.map((said) => elementIn('main', said));
  const called = (...words: string[]) =>
    describeComponent({ component, nodes: nodes(...words), differentElements: 8 });
  expect(called('Add to basket', 'Add to basket')).toBe(
    '“Add to basket”, elements in the main part',
  );
  expect(called('Add to basket', 'Remove')).toBe('Elements in the main part');
});

test('a landmark stands in itself', () => {
  const footer = { traits: { ...elementIn('').traits, tag: 'footer' } };
  const component = { pattern: 'footer', colors: '#aaaaaa on #eeeeee' };
  expect(describeComponent({ component, nodes: [footer, elementIn('footer')] })).toBe(
    'Text in the footer',
  );
});

test('a single field is called by what people read of it', () => {
  const field = (more: object) =>
    describeComponent({
      component: { pattern: 'main input' },
      nodes: [{ traits: { ...elementIn('main').traits, tag: 'input', ...more } }],
      differentElements: 1,
    });
  expect(field({ before: 'Name' })).toBe('“Name”, field in the main part');
  expect(field({ before: 'Name', attributes: ['type=text', 'placeholder=Search'] })).toBe(
    '“Search”, field in the main part',
  );
  expect(field({ before: 'Name', after: 'Stay signed in', attributes: ['type=checkbox'] })).toBe(
    '“Stay signed in”, field in the main part',
  );
  expect(field({})).toBe('Field in the main part');
});

test('colors are those of text', () => {
  const component = { pattern: 'footer a', colors: '#aaaaaa on #eeeeee' };
  expect(describeComponent({ component })).toBe('Text in the footer');
});
