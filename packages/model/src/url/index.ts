export * from './parse-scan-url.ts';
