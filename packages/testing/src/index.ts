export * from './golden-scan.ts';
export * from './smtp-server.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
