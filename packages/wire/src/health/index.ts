export * from './health.ts';
export * from './queue-info.ts';
export * from './status.ts';
