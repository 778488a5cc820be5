export * from './within.ts';
