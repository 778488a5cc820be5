export * from './log.ts';
export * from './silent-log.ts';
