export * from './payments.ts';
export * from './plans.ts';
export * from './to-plan-card.ts';
