import { accountMessages } from '@curbcut/model/accounts';
import { AppError } from '@curbcut/model/errors';

const productName = 'curbcut';

/**
 * Refuses a password that others would try first: one of the 49,000 most common ones, the product's name, or the
 * person's own name or email; case, and digits and signs at the ends, make no difference. Throws INVALID_REQUEST.
 */
export async function checkNewPassword(
  password: string,
  person: { email: string; name: string },
): Promise<void> {
  if (isLikePerson(password, person)) refuse(accountMessages.passwordLikeAccount);
  const word = password.toLowerCase();
  if (bare(word) === productName || (await isCommon(word))) {
    refuse(accountMessages.passwordTooCommon);
  }
}

/** The list takes 20 MB: it is loaded when somebody sets a password first, and never by a worker. */
async function isCommon(word: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(word);
}

function isLikePerson(password: string, { email, name }: { email: string; name: string }): boolean {
  const word = bare(password.toLowerCase());
  if (word === '') return false;
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const own = [email, local, domain, domain.split('.')[0] ?? '', name, ...name.split(/\s+/)];
  return own.some((text) => text.length >= 3 && bare(text.toLowerCase()) === word);
}

/** Without blanks and signs, and without the digits that people append. */
function bare(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll(/^\d+|\d+$/g, '');
}

function refuse(message: string): never {
  throw new AppError('INVALID_REQUEST', message);
}
