import { expect, test } from 'vitest';
import { operatorOfService, withOperatorContact } from './operator-of-service.ts';

test('the operator is named with an email where there is one', () => {
  expect(operatorOfService(null)).toBe('the operator of this service');
  const asked = `Ask ${operatorOfService(null)} for it.`;
  expect(withOperatorContact(asked, null)).toBe(asked);
  expect(withOperatorContact(asked, 'help$&@example.org')).toBe(
    'Ask the operator of this service (help$&@example.org) for it.',
  );
});
