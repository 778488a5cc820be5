export * from './business-summary.ts';
