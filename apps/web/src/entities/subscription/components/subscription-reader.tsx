import { useEffect } from 'react';
import { useSubscription, type Subscription } from '../api/use-subscription.ts';

interface SubscriptionReaderProps {
  /** Keeps its identity. */
  onRead: (subscription: Subscription | 'unknown') => void;
}

/** Tells a page what the account pays for, and draws nothing. */
export function SubscriptionReader({ onRead }: SubscriptionReaderProps): null {
  const { data, error } = useSubscription();
  useEffect(() => {
    if (data) onRead(data);
    else if (error) onRead('unknown');
  }, [data, error, onRead]);
  return null;
}
