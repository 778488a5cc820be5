import { expect, test } from 'vitest';
import { entriesFor } from './entry-for.ts';

function entry(
  attributes: Record<string, string>,
  label = '',
  language = 'en',
  description = '',
): string | undefined {
  const node = { tag: 'input', attributes: new Map(Object.entries(attributes)) };
  const { pattern } = attributes;
  const fits = (text: string) => !pattern || new RegExp(`^(?:${pattern})$`, 'v').test(text);
  return entriesFor(node, { label, description, language, year: 2030 }).find(fits);
}

test.each([
  [{ type: 'email' }, '', 'mara.lind@example.com'],
  [{ autocomplete: 'shipping postal-code' }, 'ZIP code', '10001'],
  [{}, 'E-Mail-Adresse', 'mara.lind@example.com'],
  [{}, 'First name', 'Mara'],
  [{}, 'Full name', 'Mara Lind'],
  [{ type: 'tel' }, 'Phone', '2025550143'],
  [{ type: 'number', min: '3', max: '9' }, 'People', '3'],
  [{ type: 'number', max: '1' }, 'People', '1'],
  [{ type: 'date' }, 'Date of birth', '1990-05-14'],
  [{ type: 'date' }, 'When do you arrive?', '2031-05-14'],
  [{ type: 'date' }, 'When did it happen?', '2029-05-14'],
  [{ type: 'date', min: '2032-01-01' }, 'Day', '2032-01-01'],
  [{ type: 'time' }, 'Time', '10:30'],
  [{ inputmode: 'numeric' }, 'Day', '14'],
  [{ inputmode: 'numeric', maxlength: '4' }, 'Year', '1990'],
  [{ placeholder: 'DD/MM/YYYY' }, 'Date', '14/05/1990'],
  [{ pattern: '[0-9]{6}' }, 'Berth', '123456'],
  [{ pattern: '[A-Z]{2}[0-9]{6}[A-Z]' }, 'Number', 'AB123456C'],
  [{ maxlength: '2' }, 'Anything', 'Li'],
])('%o with the label “%s”: %s', (attributes, label, expected) => {
  expect(entry(attributes as Record<string, string>, label)).toBe(expected);
});

test('a country has postcodes of its own', () => {
  expect(entry({}, 'Postleitzahl', 'de')).toBe('10115');
  expect(entry({}, 'Postcode', 'nl')).toBe('1012 AB');
});

test('what describes a field may give an entry', () => {
  const said = 'Two letters and six digits, for example HB204518.';
  expect(entry({}, 'Contract', 'en', said)).toBe('HB204518');
});

test('as much as is asked for', () => {
  expect(entry({ minlength: '80' }, 'What happened?')?.length).toBe(80);
});

test('nothing where no entry is known that it takes', () => {
  expect(entry({ pattern: 'harbor-[xyz]{9}' }, 'Word')).toBeUndefined();
});

test.each([
  ['Datum', 'de', '', '14.05.2031'],
  ['Datum des Schadens', 'de', '', '14.05.2029'],
  ['Date', 'en-us', '', '05/14/2031'],
  ['Date', 'en', '', '14/05/2031'],
  ['Datum', 'sv', '', '2031-05-14'],
  ['Data', 'it', '', '14/05/2031'],
  ['Datum', 'de', 'Bitte so schreiben: 3.9.2026', '3.9.2026'],
  ['Date of arrival', 'en', 'Write it like 2026-09-03.', '2026-09-03'],
  ['Data', 'en', '', 'Lind'],
  ['Note', 'en', 'Open since 03.09.2026', 'Lind'],
])(
  'a date in a field of text with the label “%s” in “%s”, described by “%s”',
  (label, language, said, expected) => {
    expect(entry({}, label, language, said)).toBe(expected);
  },
);
