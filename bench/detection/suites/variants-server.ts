import { parentPort } from 'node:worker_threads';
import { serveVariants } from '../../variants/serve-variants.ts';

const { url } = await serveVariants();
parentPort?.postMessage(Number(new URL(url('/')).port), []);
