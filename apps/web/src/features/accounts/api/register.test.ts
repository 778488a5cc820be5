import { expect, it } from 'vitest';
import { toRegisterRequest } from './register.ts';

const form = {
  name: ' Maya ',
  email: ' maya@maple.example ',
  company: '  ',
  password: ' Harbor 42 ',
  confirmPassword: ' Harbor 42 ',
  invite: '',
  terms: true,
};

it('sends no more than is needed, and the password as it was typed', () => {
  expect(toRegisterRequest(form)).toEqual({
    name: 'Maya',
    email: 'maya@maple.example',
    password: ' Harbor 42 ',
  });
  expect(toRegisterRequest({ ...form, company: ' Maple ', invite: ' abc ' })).toMatchObject({
    company: 'Maple',
    invite: 'abc',
  });
});
