import { errorMessages } from '@curbcut/model/errors';
import { describe, expect, it } from 'vitest';
import {
  emptyScanForm,
  readAskedForm,
  readKeptForm,
  scanFormFields,
  toScanRequest,
  validateScanForm,
} from './scan-form.ts';

const good = {
  url: ' https://example.org/contact ',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  company: '',
  standard: null,
  interaction: true,
};

const required = { isContactOptional: false };

describe('validateScanForm', () => {
  it('asks for every required field', () => {
    expect(validateScanForm(emptyScanForm, required)).toEqual({
      url: 'Please enter a website URL',
      name: 'Please enter your name',
      email: 'Please enter your email address',
    });
  });

  it('takes blanks for empty', () => {
    const blank = {
      url: '  ',
      name: ' ',
      email: '\t',
      company: ' ',
      standard: null,
      interaction: true,
    };
    expect(Object.keys(validateScanForm(blank, required))).toEqual(['url', 'name', 'email']);
  });

  it('asks for nobody’s name where no mail is sent, but for an e-mail address that is one', () => {
    const optional = { isContactOptional: true };
    expect(validateScanForm({ ...good, name: '', email: ' ' }, optional)).toEqual({});
    expect(validateScanForm({ ...good, email: 'maya' }, optional)).toEqual({
      email: errorMessages.emailInvalid,
    });
    expect(Object.keys(validateScanForm(emptyScanForm, optional))).toEqual(['url']);
  });

  it('accepts a form without a company', () => {
    expect(validateScanForm(good, required)).toEqual({});
  });

  it.each(['example.org', 'www.example.org', 'example.org:8080/a', 'http://example.org'])(
    'takes %s',
    (url) => {
      expect(validateScanForm({ ...good, url }, required)).toEqual({});
    },
  );

  it.each(['example', 'two words', 'https://'])('refuses %s', (url) => {
    expect(validateScanForm({ ...good, url }, required)).toEqual({ url: errorMessages.invalidUrl });
  });

  it.each(['ftp://example.org', 'javascript:alert(1)', `https://example.org/${'a'.repeat(3_000)}`])(
    'refuses %s, and says why',
    (url) => {
      const { url: message } = validateScanForm({ ...good, url }, required);
      expect(message).toMatch(/^Please enter a valid website URL .*\. It (has to|may)/);
    },
  );

  it.each(['maya', 'maya.okafor@', 'maya@example', 'a b@example.org'])(
    'refuses the e-mail address %s',
    (email) => {
      expect(validateScanForm({ ...good, email }, required)).toEqual({
        email: errorMessages.emailInvalid,
      });
    },
  );
});

it('sends name and company only when they say something', () => {
  expect(toScanRequest(good)).toEqual({
    url: 'https://example.org/contact',
    email: 'maya@example.org',
    name: 'Maya Okafor',
  });
});

it('sends the standard that was chosen', () => {
  expect(toScanRequest({ ...good, standard: '2.1-AA' })).toMatchObject({ standard: '2.1-AA' });
});

it('says that the page may not be used, where that was chosen', () => {
  expect(toScanRequest(good)).not.toHaveProperty('interaction');
  expect(toScanRequest({ ...good, interaction: false })).toMatchObject({ interaction: false });
});

it('reads from its address what to scan, by what, and whether the page may be used', () => {
  const read = (search: string) => readAskedForm(new URLSearchParams(search));
  expect(read('')).toEqual(emptyScanForm);
  expect(read('url=https://example.org/&standard=2.1-AA&interaction=false')).toEqual({
    ...emptyScanForm,
    url: 'https://example.org/',
    standard: '2.1-AA',
    interaction: false,
  });
  expect(read('standard=3.0&interaction=yes')).toEqual(emptyScanForm);
});

it('reads back a kept form, and nothing else', () => {
  expect(readKeptForm({ form: good })).toEqual(good);
  const chosen = { ...good, standard: '2.2-A' };
  expect(readKeptForm({ form: chosen })).toEqual(chosen);
  expect(readKeptForm({ form: { ...good, standard: '3.0' } })).toEqual(good);
  const looking = { ...good, interaction: false };
  expect(readKeptForm({ form: looking })).toEqual(looking);
  expect(readKeptForm({ form: { ...good, email: 3 } })).toBeNull();
  expect(readKeptForm(null)).toBeNull();
  expect(scanFormFields).toEqual(['url', 'name', 'email', 'company']);
});
