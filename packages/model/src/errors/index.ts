export * from './app-error.ts';
export * from './error-messages.ts';
