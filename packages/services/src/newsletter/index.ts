/** Subscriptions to the newsletter. */

export { confirmSubscription } from './confirm-subscription.ts';
export { forwardSubscriber } from './forward-subscriber.ts';
export { listSubscribers, type Subscriber } from './list-subscribers.ts';
export { subscribe } from './subscribe.ts';
export { unsubscribe } from './unsubscribe.ts';
