import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { placeRefusal } from './form-refusal.ts';

interface Form {
  url: string;
  email: string;
}

const fields = ['url', 'email'] as const;
const details = [
  { field: 'body.email', message: 'Not an address.' },
  { field: 'plan', message: 'No such plan.' },
];
const refused = new ApiError('http', 'Refused.', { status: 400, details });
const place = (error: Error, places: Parameters<typeof placeRefusal>[3] = {}) =>
  placeRefusal<Form>(error, 'It failed.', fields, places);

it('stands above the form when it is about no field of it', () => {
  expect(place(new Error('broken'))).toEqual({ errors: {}, failure: 'It failed.' });
  const other = new ApiError('http', 'No.', { details: details.slice(1) });
  expect(place(other, { fieldOf: () => 'invite' })).toEqual({ errors: {}, failure: 'It failed.' });
});

it('stands beside the fields that the server names, and not above them too', () => {
  expect(place(refused)).toEqual({ errors: { email: 'Not an address.' }, failure: null });
});

it('stands beside the field that its code is about, in the words for the whole form', () => {
  expect(place(refused, { fieldOf: () => 'email' })).toEqual({
    errors: { email: 'It failed.' },
    failure: null,
  });
  expect(place(new Error('broken'), { fieldOf: () => 'email' }).failure).toBe('It failed.');
});

it('stands in both places where a form wants that', () => {
  expect(place(refused, { alwaysShowsFailure: true })).toEqual({
    errors: { email: 'Not an address.' },
    failure: 'It failed.',
  });
});

it('stands above the form alone where the server’s words for fields are not shown', () => {
  expect(place(refused, { showsDetails: false })).toEqual({ errors: {}, failure: 'It failed.' });
  expect(place(refused, { showsDetails: false, fieldOf: () => 'url' }).errors).toEqual({
    url: 'It failed.',
  });
});
