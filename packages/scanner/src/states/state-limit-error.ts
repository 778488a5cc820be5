/** A state that can't be judged on this page; the message says to people why. */
export class StateLimitError extends Error {
  override readonly name = 'StateLimitError';
}
