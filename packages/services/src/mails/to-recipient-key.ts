import { domainToASCII } from 'node:url';

/** Gmail delivers `ada.l@`, `a.dal@` and both of its domains to one mailbox; elsewhere dots tell mailboxes apart. */
const gmailDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * What recipients are counted and refused by: the mailbox behind an email, for example `ada@example.org` for
 * `Ada+shop@Example.org`. Mail itself goes to the email as it was typed.
 */
export function toRecipientKey(email: string): string {
  const normalized = email.trim().normalize('NFKC').toLowerCase();
  const at = normalized.lastIndexOf('@');
  const domain = normalized.slice(at + 1);
  const asciiDomain = domainToASCII(domain) || domain;
  const mailbox = normalized.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/su, '');
  return gmailDomains.includes(asciiDomain)
    ? `${mailbox.replaceAll('.', '')}@${gmailDomains[0]}`
    : `${mailbox}@${asciiDomain}`;
}
