import type { EngineFailure } from './scan-report.ts';

/** Names an engine's failure wherever a format wants a code. */
export const engineFailureCode = 'ENGINE_FAILED';

/** For example `axe-core could not finish: The engine stopped with an error on this page.` */
export function engineFailureSentence({ name, message }: EngineFailure): string {
  return `${name} could not finish: ${message ?? 'the engine stopped without a result.'}`;
}
