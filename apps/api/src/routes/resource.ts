import type { RouteOptions } from 'fastify';
import type { Api } from '../api.ts';
import type { RouteParts } from './route-parts.ts';

/** One call, or one call under several paths. */
export type Route = (api: Api, parts: RouteParts) => void;

export type Resource = (api: Api, parts: RouteParts) => Promise<void>;

/** What the routes of a resource have in common. A route's own access wins. */
interface Common {
  /** Before every path; empty when it is not given. */
  prefix?: string;
  access: NonNullable<NonNullable<RouteOptions['config']>['access']>;
  /** The heading of the documentation that the calls stand under; without one they are not in it. */
  tag?: string;
}

/** A plugin that registers routes, in the order in which the documentation shows them. */
export function resource({ prefix = '', access, tag }: Common, routes: readonly Route[]): Resource {
  const described = tag === undefined ? { hide: true } : { tags: [tag] };
  return async (api, parts) => {
    await api.register(
      async (scope) => {
        scope.addHook('onRoute', (route) => {
          route.config = { access, ...route.config };
          route.schema = { ...described, ...route.schema };
        });
        for (const route of routes) route(scope, parts);
      },
      { prefix },
    );
  };
}

/**
 * Registers every route of some resources. Throws when one of them does not say who may call it: a route that is
 * registered past `resource` could be left open by mistake.
 */
export async function registerResources(
  api: Api,
  parts: RouteParts,
  resources: readonly Resource[],
): Promise<void> {
  const routes: RouteOptions[] = [];
  api.addHook('onRoute', (route) => {
    routes.push(route);
  });
  for (const register of resources) await register(api, parts);
  for (const { method, url, config } of routes) {
    if (config?.access === undefined) {
      throw new Error(`${String(method)} ${url} does not say who may call it (config.access)`);
    }
  }
}
