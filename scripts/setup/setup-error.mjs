/** A set-up problem with a message for the person at the terminal; anything else is a bug and shows its stack. */
export class SetupError extends Error {}
