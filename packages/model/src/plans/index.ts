export * from './payment-messages.ts';
export * from './plan-catalogue.ts';
export * from './plan-copy.ts';
