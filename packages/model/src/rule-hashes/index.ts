export * from './first-revision-hashes.ts';
export * from './revision-of-hash.ts';
