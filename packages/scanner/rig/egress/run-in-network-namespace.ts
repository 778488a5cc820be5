import { runPageVectors } from './run-page-vectors.ts';

const options = JSON.parse(process.argv[2] ?? '') as Parameters<typeof runPageVectors>[0];
process.stdout.write(JSON.stringify(await runPageVectors(options)));
