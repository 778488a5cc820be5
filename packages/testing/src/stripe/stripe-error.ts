/** An answer of the provider that refuses, as it goes over the wire. */
export class StripeWireError extends Error {
  readonly status: number;
  readonly body: {
    type: string;
    code?: string;
    message: string;
    param?: string;
    decline_code?: string;
  };

  constructor(status: number, body: StripeWireError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function missing(kind: string, id: string, param = 'id'): StripeWireError {
  return new StripeWireError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function invalid(message: string, param?: string): StripeWireError {
  return new StripeWireError(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
  });
}

/** A payment that is over, one way or the other. */
export function unexpectedState(status: string): StripeWireError {
  return new StripeWireError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
  });
}

/** What cards are refused with, in the provider's words. */
export const declines = {
  card_declined: { decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { decline_code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: {
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
} as const;
export type Decline = keyof typeof declines;
