export * from './frequency.ts';
export * from './schedule-messages.ts';
