import { errorMessages } from '@curbcut/model/errors';
import type { Schedule } from '@curbcut/wire/schedule';
import { expect, it, test } from 'vitest';
import {
  emptyScheduleForm,
  toScheduleForm,
  toTarget,
  validateScheduleForm,
} from './schedule-form.ts';

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

it('takes a list of pages, one on each line, and says which line is no address', () => {
  const list = (addresses: string) =>
    ({ ...emptyScheduleForm, extent: 'addresses', addresses }) as const;
  expect(validateScheduleForm(list(' \n')).addresses).toContain('one on each line');
  expect(validateScheduleForm(list('pier.example\n\nquay')).addresses).toMatch(/^Line 3: /);
  const form = list('pier.example/a\r\n  https://pier.example/b \n');
  expect(validateScheduleForm(form)).toEqual({});
  const addresses = ['pier.example/a', 'https://pier.example/b'];
  expect(toTarget(form)).toEqual({ scan_type: 'site', url: 'pier.example/a', addresses });
  const site = { ...form, extent: 'site', url: ' pier.example' } as const;
  expect(toTarget(site)).toEqual({ scan_type: 'site', url: 'pier.example', addresses: null });
  const made = { ...emptyScheduleForm, scan_type: 'site', addresses } as unknown as Schedule;
  expect(toScheduleForm(made)).toMatchObject({
    extent: 'addresses',
    addresses: addresses.join('\n'),
  });
});
