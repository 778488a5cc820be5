/** There is nothing to work on; the message says what to do. */
export class NoDatabaseError extends Error {}
