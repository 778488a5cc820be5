import { parentPort } from 'node:worker_threads';
import { serveRealisticPages } from '../../realistic/serve-realistic-pages.ts';

const { url } = await serveRealisticPages();
parentPort?.postMessage(Number(new URL(url('/')).port), []);
