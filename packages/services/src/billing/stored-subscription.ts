import type { SubscriptionRow } from '@curbcut/db';

/** What is stored of an account's subscription; times are the payment provider's. */
export type StoredSubscription = Omit<SubscriptionRow, 'updated_at'>;
