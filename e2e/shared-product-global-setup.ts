import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPagePorts } from './find-page-ports.ts';
import type { ProvidedProduct } from './shared-product.ts';
import { removeProduct, startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedProduct: ProvidedProduct;
  }
}

/** Scans of different files wait for each other nowhere: each test file has a few under way at most. */
const slots = 6;

/**
 * Vitest's global setup of the `e2e` project: one product for all its files, which `sharedProduct` hands out. It sends
 * no mail and sells nothing; every file has a port of its own to serve pages from that may be scanned.
 */
export default async function setUpSharedProduct(
  project: Pick<TestProject, 'provide'>,
): Promise<() => Promise<void>> {
  const names = await readdir(import.meta.dirname);
  const files = names.filter((name) => /^[\w-]+(?:\.long)?\.e2e\.ts$/.test(name)).toSorted();
  const ports = await findPagePorts(files.length);
  const product = await startProduct({
    env: {
      ALLOW_PRIVATE_TARGETS: ports.map((port) => `127.0.0.1:${port}`).join(','),
      // Each file's people come from a network of their own.
      TRUST_PROXY: '1',
      FREE_SCANS_AT_ONCE: '1000',
      SCAN_CONCURRENCY: String(slots),
    },
  });
  project.provide('sharedProduct', {
    url: product.url,
    stateDir: product.stateDir,
    output: product.output(),
    files: files.map((name) => path.join(import.meta.dirname, name)),
    ports,
  });
  return () => removeProduct(product);
}
