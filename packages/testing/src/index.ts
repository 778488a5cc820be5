export * from './golden-scan.ts';
export * from './smtp-server.ts';
export { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';
export { type PageAnswer, type PageServer, startPageServer } from './page-server.ts';
export { type HostilePage, hostilePages } from './hostile-pages.ts';
export { queryDatabase } from './query-database.ts';
export { insertTestUser, type TestUser } from './insert-test-user.ts';
export { startStripeServer, type StripeServer } from './stripe/stripe-server.ts';
export { standInScript } from './stripe/stand-in-script.ts';
