import { errorMessages } from '@curbcut/model/errors';
import { expect, it, test } from 'vitest';
import { emptyScheduleForm, validateScheduleForm } from './schedule-form.ts';

it('begins with a week and nine in the morning', () => {
  expect(emptyScheduleForm).toMatchObject({ frequency: 'weekly', time: '09:00' });
});

test.each([
  ['', errorMessages.urlRequired],
  ['   ', errorMessages.urlRequired],
  ['example', errorMessages.invalidUrl],
  ['ftp://example.org/', `${errorMessages.invalidUrl}. It has to begin with http:// or https://.`],
  ['example.org', undefined],
  ['www.example.org:8080', undefined],
  ['https://example.org/', undefined],
])('the address %o: %s', (url, message) => {
  const { url: said } = validateScheduleForm({ ...emptyScheduleForm, url });
  expect(said).toBe(message);
});

it('needs a time', () => {
  const form = { ...emptyScheduleForm, url: 'https://example.org/', time: '' };
  expect(Object.keys(validateScheduleForm(form))).toEqual(['time']);
});
