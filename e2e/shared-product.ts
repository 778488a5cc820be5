import path from 'node:path';
import { inject } from 'vitest';
import type { RunningProduct } from './start-product.ts';

/** What the global setup of the `e2e` project hands to its test files. */
export interface ProvidedProduct {
  url: string;
  stateDir: string;
  output: string;
  /** The test files, and for each of them a port. */
  files: string[];
  ports: number[];
}

/** The product that a test file shares with others: what concerns the whole installation is not its own. */
export interface SharedProduct extends RunningProduct {
  /** Pages that this file serves on 127.0.0.1 at this port may be scanned. */
  pagePort: number;
}

/** The running product for a test file of the `e2e` project; `file` is its `import.meta.filename`. */
export function sharedProduct(file: string): SharedProduct {
  const { url, stateDir, output, files, ports } = inject('sharedProduct');
  const index = files.indexOf(file);
  const pagePort = ports[index];
  if (pagePort === undefined) throw new Error(`${file} is no file of the project e2e.`);
  return {
    url,
    stateDir,
    output: () => output,
    emailDomain: `${path.basename(file, '.e2e.ts')}.maple.example`,
    network: `198.18.${index}`,
    pagePort,
  };
}
