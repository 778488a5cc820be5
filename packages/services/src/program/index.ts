/** What the programs share at their start and end: settings, log, signals. */

export { openLogStream } from './open-log-stream.ts';
export { productSettings, toProductConfig } from './product-settings.ts';
export { startProblem } from './start-problem.ts';
export { stopOnSignal } from './stop-on-signal.ts';
