import { createHash } from 'node:crypto';
import { toRecipientKey } from './to-recipient-key.ts';

/** Stands for the mailbox behind an email where the email itself need not be kept. */
export function hashRecipient(recipient: string): string {
  return sha256(toRecipientKey(recipient));
}

/** Every hash that a refusal by this recipient may be stored under: older ones stand for the email as it was typed. */
export function hashesOfRecipient(recipient: string): [string, string] {
  return [hashRecipient(recipient), sha256(recipient.trim().toLowerCase())];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
