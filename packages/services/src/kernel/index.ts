export { DatabaseUnreachableError, isDatabaseUnavailable } from '@curbcut/db';
export { closeServices } from './context/close-services.ts';
export { openServices } from './context/open-services.ts';
export { type OperatorConfig, unconfiguredOperator } from './context/operator-config.ts';
export type { ServiceContext, ServicesConfig } from './context/service-context.ts';
export type { Reader, Viewer } from './context/viewer.ts';
