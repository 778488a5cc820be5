import { ApiError } from '../../lib/api-client.ts';

export const paymentFormMessages = {
  unexpected: 'An unexpected error occurred.',
  failed: 'Payment failed. Please try again.',
  loading: 'Payment system is still loading. Please wait a moment and try again.',
} as const;

/** The part of the payment provider's error that decides what is said. */
export interface ProviderError {
  type: string;
  message?: string | undefined;
}

/** Of a card, or of what was typed, the provider's own words. */
export function confirmFailure({ type, message }: ProviderError): string {
  const isForPeople = type === 'card_error' || type === 'validation_error';
  return isForPeople && message ? message : paymentFormMessages.unexpected;
}

/** Why a change of plan failed: the provider's or the server's words; without an answer nobody knows. */
export function changeFailure(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'http' && error.status < 500)
    return error.message;
  return paymentFormMessages.failed;
}
