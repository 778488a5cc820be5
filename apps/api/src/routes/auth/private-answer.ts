/** Of every answer about an account: it is kept nowhere. */
export const privateAnswer = { 'cache-control': 'no-store' } as const;

/** What a link in a mail is described as. */
export const linkDescription =
  'The token is from the link in a mail. Opening the link changes nothing; this call does.';
