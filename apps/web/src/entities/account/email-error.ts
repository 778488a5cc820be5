import { emailMessages } from '@curbcut/model/accounts';

/** As it is specified: non-space characters, an at sign, non-space characters. The server looks closer. */
const emailShape = /^\S+@\S+$/;

/** What is wrong with an e-mail address as somebody typed it; null when nothing is. */
export function emailError(text: string): string | null {
  const email = text.trim();
  if (email === '') return emailMessages.emailRequired;
  return emailShape.test(email) ? null : emailMessages.emailInvalid;
}
