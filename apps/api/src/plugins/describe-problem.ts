import type { z } from 'zod';

type Problem = z.core.$ZodRawIssue;

/** What people are asked for, by the name of the field; other fields are called by their names. */
const asked: Readonly<Record<string, string>> = {
  url: 'a website URL',
  email: 'your e-mail address',
  email_address: 'your e-mail address',
  name: 'your name',
  company: 'a company',
  password: 'a password',
  current_password: 'your current password',
  subject: 'a subject',
  message: 'a message',
  time: 'a time',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const units: Readonly<Record<string, [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/**
 * What is wrong with a field, as a sentence that says what to do: for every schema that has no words of its own for it.
 * What was sent is not repeated.
 */
export function describeProblem(problem: Problem): string {
  const field = (problem.path ?? []).join('.');
  if (field === '') return 'The request has no content of the form that this call takes.';
  const name = `“${field}”`;
  switch (problem.code) {
    case 'invalid_type':
      if (problem.input === undefined || problem.input === null) return request(field);
      return `${name} must be ${kinds[problem.expected] ?? 'another kind of value'}.`;
    case 'too_small':
      if (problem.origin === 'string' && problem.minimum === 1) return request(field);
      return `${name} must ${amountOf(problem.origin, 'at least', problem.minimum)}.`;
    case 'too_big':
      return `${name} must ${amountOf(problem.origin, 'at most', problem.maximum)}.`;
    case 'invalid_value':
      return `${name} must be ${listOf(problem.values)}.`;
    case 'unrecognized_keys':
      return `${name} holds a field that is not known.`;
    default:
      return `${name} does not have the form that it must have.`;
  }
}

function request(field: string): string {
  const what = asked[field.split('.').at(-1) ?? ''];
  return what === undefined ? `“${field}” is missing.` : `Enter ${what}.`;
}

function amountOf(origin: string, bound: 'at least' | 'at most', limit: number | bigint): string {
  const unit = units[origin];
  if (!unit) return `be ${bound} ${limit}`;
  return `have ${bound} ${limit} ${Number(limit) === 1 ? unit[0] : unit[1]}`;
}

function listOf(values: readonly unknown[]): string {
  const texts = values.map(String);
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : `${texts.join(', ')} or ${last}`;
}
