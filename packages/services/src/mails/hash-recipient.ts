import { createHash } from 'node:crypto';

/** Stands for a mail address where the address itself need not be kept. Upper and lower case are one. */
export function hashRecipient(recipient: string): string {
  return createHash('sha256').update(recipient.trim().toLowerCase()).digest('hex');
}
