/** A reason not to start, written for the person at the terminal; anything else is a bug and shows its stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
