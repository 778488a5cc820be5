/** What every area stands on: context, transactions, row locks, rate limits, tokens, ids. Areas import its files by path; programs import this. */

export { DatabaseUnreachableError, isDatabaseUnavailable } from '@curbcut/db';
export { closeServices } from './context/close-services.ts';
export { openServices } from './context/open-services.ts';
export { type OperatorConfig, unconfiguredOperator } from './context/operator-config.ts';
export type { ServiceContext, ServicesConfig } from './context/service-context.ts';
export type { Reader, Viewer } from './context/viewer.ts';
