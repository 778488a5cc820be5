export * from './is-local-url.ts';
export * from './read-settings.ts';
