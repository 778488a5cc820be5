export * from './criteria.ts';
export * from './verdict.ts';
