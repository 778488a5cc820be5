import type { BuildInfo } from '@curbcut/model/site';

type FrontendBuild = BuildInfo & { version: string };

/** Written into the script when it is built: the server that sends it, or answers it, may be of another build. */
declare const __BUILD__: FrontendBuild | undefined;

/** The build of this very script; null where it was never built, as in a test. */
export const frontendBuild: FrontendBuild | null =
  typeof __BUILD__ === 'undefined' ? null : __BUILD__;
