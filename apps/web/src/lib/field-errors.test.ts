import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { fieldErrors } from './field-errors.ts';

it('puts what the server says to the fields it speaks of, the first for each', () => {
  const error = new ApiError('http', 'Invalid request.', {
    status: 400,
    details: [
      { field: 'body.url', message: 'This address may not be scanned.' },
      { field: 'url', message: 'It is too long.' },
      { field: 'other', message: 'Unknown.' },
    ],
  });
  expect(fieldErrors(error, ['url', 'name'])).toEqual({ url: 'This address may not be scanned.' });
});
