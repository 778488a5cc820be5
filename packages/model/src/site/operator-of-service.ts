const phrase = 'the operator of this service';

/** Who must act, within a sentence, with how they are reached where that is configured. */
export function operatorOfService(supportEmail: string | null): string {
  return supportEmail === null ? phrase : `${phrase} (${supportEmail})`;
}

/** The same in a sentence that was written where the configuration is not known. */
export function withOperatorContact(sentence: string, supportEmail: string | null): string {
  return sentence.replace(phrase, () => operatorOfService(supportEmail));
}
