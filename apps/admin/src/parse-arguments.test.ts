import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

test.each([
  ['--help', { name: 'help' }],
  ['set-plan --help', { name: 'help' }],
  ['list-users', { name: 'list-users', plan: undefined }],
  ['list-users --plan pro', { name: 'list-users', plan: 'pro' }],
  ['show ada@example.org', { name: 'show', email: 'ada@example.org' }],
  [
    'set-plan ada@example.org pro',
    { name: 'set-plan', email: 'ada@example.org', plan: 'pro', reason: 'Set by the operator' },
  ],
  [
    'set-plan ada@example.org free --reason unpaid',
    { name: 'set-plan', email: 'ada@example.org', plan: 'free', reason: 'unpaid' },
  ],
  [
    'delete-user a@example.org',
    { name: 'delete-user', email: 'a@example.org', isConfirmed: false },
  ],
  [
    'delete-user a@example.org --yes',
    { name: 'delete-user', email: 'a@example.org', isConfirmed: true },
  ],
  ['list-subscribers', { name: 'list-subscribers' }],
  ['list-messages', { name: 'list-messages' }],
])('%s', (line, expected) => {
  expect(parseArguments(line.split(' '))).toEqual(expected);
});

test.each([
  ['', 'Name a command.'],
  ['drop-tables', 'There is no command “drop-tables”.'],
  ['show', 'The command is: show EMAIL'],
  ['show a@example.org b@example.org', 'The command is: show EMAIL'],
  ['show a@example.org --yes', 'The command is: show EMAIL'],
  ['set-plan a@example.org', 'The command is: set-plan EMAIL free|pro|enterprise'],
  ['set-plan a@example.org gold', 'A plan is free, pro, enterprise; “gold” is none of them.'],
  ['list-users --plan gold', 'A plan is free, pro, enterprise; “gold” is none of them.'],
  ['list-users pro', 'The command is: list-users [--plan PLAN]'],
  ['list-messages --yes', 'The command is: list-messages'],
  ['delete-user --yes', 'The command is: delete-user EMAIL --yes'],
  ['show --force', "Unknown option '--force'"],
])('%s is refused', (line, problem) => {
  const parsed = parseArguments(line.split(' ').filter(Boolean));
  expect('problem' in parsed && parsed.problem.startsWith(problem)).toBe(true);
});
