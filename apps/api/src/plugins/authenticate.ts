import { AppError, errorMessages } from '@curbcut/model/errors';
import { findViewer } from '@curbcut/services/accounts';
import type { ServiceContext, Viewer } from '@curbcut/services/kernel';
import type { Api } from '../api.ts';
import { bearerToken } from '../http/bearer-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call a route. `public`: everybody, a token is not looked at; `visitor`: everybody, and somebody with a
     * token as who they are; `user`: only with a token. A token that does not hold is refused, never ignored.
     */
    access?: 'public' | 'visitor' | 'user';
  }
  interface FastifyRequest {
    /** Who asks; null without a token. */
    viewer: Viewer | null;
  }
}

/** Finds out who asks, before anything of a request is read. */
export function authenticate(api: Api, { ctx }: { ctx: ServiceContext }): void {
  api.decorateRequest('viewer', null);
  api.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    const { authorization } = request.headers;
    if (authorization === undefined && access === 'visitor') return;
    const token = bearerToken(authorization);
    const viewer = token === undefined ? null : await findViewer({ ctx, input: { token } });
    if (!viewer) {
      throw new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
    }
    request.viewer = viewer;
  });
}

/** Of a route with access `user`: who asks. */
export function viewerOf(request: { viewer: Viewer | null }): Viewer {
  if (!request.viewer) throw new Error('A route that needs somebody signed in does not say so');
  return request.viewer;
}
