import { randomBytes } from 'node:crypto';

/**
 * 144 random bits as 24 url-safe characters: nobody finds one by trying. It does not begin with a hyphen, which would
 * make it an option on a command line and a formula in a spreadsheet.
 */
export function newId(): string {
  const id = randomBytes(18).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}
