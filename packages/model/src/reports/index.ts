export * from './report-format.ts';
