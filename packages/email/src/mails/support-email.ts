import { emailPattern } from '@curbcut/model/text';

/** Whom to ask, when the operator has said so with something that is an email address. */
export function supportEmailOf(text: string | undefined): string | undefined {
  return text && emailPattern.test(text) ? text : undefined;
}
