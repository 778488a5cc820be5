import { emailPattern } from '@curbcut/model/text';

/** Whom to ask, when the operator has said so with something that is an address. */
export function supportAddress(address: string | undefined): string | undefined {
  return address && emailPattern.test(address) ? address : undefined;
}
