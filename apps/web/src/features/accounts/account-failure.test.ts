import { accountMessages } from '@curbcut/model/accounts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { refusedField, signInFailure } from './account-failure.ts';

const http = (message: string, more: { status?: number; code?: string } = {}) =>
  new ApiError('http', message, more);
const loginDown =
  'Login is temporarily unavailable. Please try the free scan feature or contact support.';
const registrationDown =
  'Registration is temporarily unavailable. Please try the free scan feature or contact support.';

describe('signInFailure', () => {
  it.each([
    ['Login', 'Login failed', loginDown],
    ['Login', 'Server error occurred. Please try again.', loginDown],
    ['Login', 'Invalid email or password.', 'Invalid email or password.'],
    ['Login', '', 'Login failed'],
    ['Registration', 'Registration failed: no database', registrationDown],
    ['Registration', 'Server error occurred. Please try again.', registrationDown],
    ['Registration', accountMessages.emailTaken, accountMessages.emailTaken],
    ['Registration', '', 'Registration failed'],
  ] as const)('%s with "%s" says "%s"', (what, message, said) => {
    expect(signInFailure(what, http(message))).toBe(said);
  });
});

it.each([
  [http('Taken', { status: 409, code: 'EMAIL_TAKEN' }), 'email'],
  [http('No', { status: 403, code: 'WRONG_PASSWORD' }), 'current_password'],
  [http(accountMessages.passwordTooCommon, { status: 400, code: 'INVALID_REQUEST' }), 'password'],
  [http(accountMessages.passwordLikeAccount, { status: 400 }), 'password'],
  [http('Other', { status: 400, code: 'INVALID_REQUEST' }), undefined],
])('%s belongs to the field %s', (error, field) => {
  expect(refusedField(error)).toBe(field);
});
