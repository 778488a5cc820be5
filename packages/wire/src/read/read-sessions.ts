import type { Session } from '../account/account.ts';
import { asFlag, asList, asText, fieldAt } from './json-field.ts';

/** Where an account is signed in; a session without an id is left out. Null: there is no list. */
export function readSessions(answer: unknown): Session[] | null {
  return asList(fieldAt(answer, 'sessions'))?.flatMap(readSession) ?? null;
}

function readSession(value: unknown): Session[] {
  const text = (name: keyof Session) => asText(fieldAt(value, name));
  const id = text('id');
  if (id === null) return [];
  return [
    {
      id,
      current: asFlag(fieldAt(value, 'current')) ?? false,
      created_at: text('created_at') ?? '',
      last_seen_at: text('last_seen_at') ?? '',
      expires_at: text('expires_at') ?? '',
      device: text('device'),
      address: text('address'),
    },
  ];
}
