/** The payment provider is asked in between, several times, and may be slow. */
export const paymentTimeoutMs = 60_000;
