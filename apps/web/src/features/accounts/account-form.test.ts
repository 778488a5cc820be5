import { describe, expect, it } from 'vitest';
import {
  validateEmail,
  validateLogin,
  validateRegister,
  type RegisterForm,
} from './account-form.ts';

const registered: RegisterForm = {
  name: 'Maya Okafor',
  email: 'maya@maple.example',
  company: '',
  password: 'Harbor-42',
  confirmPassword: 'Harbor-42',
  invite: '',
  terms: true,
};
const both = (password: string) => ({ password, confirmPassword: password });
const tooSimple =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number';

describe('the register form', () => {
  it('is complete without a company', () => {
    expect(validateRegister(registered)).toEqual({});
  });

  it.each<[Partial<RegisterForm>, keyof RegisterForm, string]>([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ name: ' M ' }, 'name', 'Name must be at least 2 characters'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'maya' }, 'email', 'Invalid email address'],
    [{ email: 'maya okafor@maple.example' }, 'email', 'Invalid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [both('Abc-123'), 'password', 'Password must be at least 8 characters'],
    [both('harbor-42'), 'password', tooSimple],
    [both('HARBOR-42'), 'password', tooSimple],
    [both('Harbor-xx'), 'password', tooSimple],
    [both(`Aa1${'x'.repeat(254)}`), 'password', 'Password must be at most 256 characters'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
    [{ confirmPassword: 'Harbor-43' }, 'confirmPassword', 'Passwords do not match'],
    [{ terms: false }, 'terms', 'You must accept the terms and conditions'],
  ])('with %j says at %s: %s', (change, field, message) => {
    expect(validateRegister({ ...registered, ...change })[field]).toBe(message);
  });

  it('takes an address with blanks around it, and a name of two letters', () => {
    expect(validateRegister({ ...registered, email: ' m@maple.example ', name: 'Bo' })).toEqual({});
  });
});

describe('the login form', () => {
  it('says what is missing', () => {
    expect(validateLogin({ email: '', password: '', remember: true })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  it('asks no more of a password than that there is one', () => {
    expect(validateLogin({ email: 'm@maple', password: 'x', remember: false })).toEqual({});
  });
});

it('the forgot form wants an address', () => {
  expect(validateEmail({ email: 'maya' })).toEqual({ email: 'Invalid email address' });
});
