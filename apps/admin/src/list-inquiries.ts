import { stripVTControlCharacters } from 'node:util';
import { inquiryLabels } from '@curbcut/model/site';
import { countOf, printable } from '@curbcut/model/text';
import { listMessages } from '@curbcut/services/contact';
import { listSubscribers } from '@curbcut/services/newsletter';
import type { ServiceContext } from '@curbcut/services/kernel';
import { printableLine } from './describe-account.ts';

const newest = 100;

/** The confirmed subscribers as CSV (RFC 4180), with the link that belongs into each issue. */
export async function writeSubscribers(
  ctx: ServiceContext,
  write: (text: string) => void,
): Promise<void> {
  write('email,confirmed_at,unsubscribe_url\r\n');
  for await (const { email, confirmedAt, unsubscribeUrl } of listSubscribers({ ctx })) {
    write(`${toCell(email)},${confirmedAt.toISOString()},${unsubscribeUrl}\r\n`);
  }
}

/** A spreadsheet must not take an address for a formula (`=`, `+`, `-`, `@` at its beginning). */
function toCell(text: string): string {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${printableLine(safe).replaceAll('"', '""')}"`;
}

/** The newest messages of the contact page, newest first. */
export async function writeMessages(
  ctx: ServiceContext,
  write: (text: string) => void,
): Promise<void> {
  const messages = await listMessages({ ctx, input: { limit: newest } });
  for (const message of messages) {
    const head: [string, string][] = [
      ['Received', `${message.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['Inquiry', inquiryLabels[message.inquiryType]],
      ['From', `${message.name} <${message.email}>`],
      ['Subject', message.subject],
      ['Mailed to', message.mailedTo ?? 'nobody: stored only'],
    ];
    for (const [label, value] of head) write(`${`${label}:`.padEnd(11)} ${printableLine(value)}\n`);
    const text = printable(stripVTControlCharacters(message.message.replaceAll('\r', '')));
    write(`\n${text.replaceAll(/^/gm, '  ')}\n\n`);
  }
  write(`${countOf(messages.length, 'message')}\n`);
}
