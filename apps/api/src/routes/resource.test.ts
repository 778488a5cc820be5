import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createServer } from '../server.ts';
import { registerResources, resource, type Resource, type Route } from './resource.ts';
import type { RouteParts } from './route-parts.ts';

const listThings: Route = (api) => {
  api.get('/', { schema: { summary: 'Things' } }, async () => []);
};

const showThing: Route = (api) => {
  api.get('/:id', { config: { access: 'public' } }, async () => ({}));
};

/** The routes that a server has afterwards, HEAD left out. */
async function register(...resources: readonly Resource[]): Promise<RouteOptions[]> {
  const server = createServer({
    env: { PUBLIC_URL: 'http://127.0.0.1:8000', TRUST_PROXY: false },
    inlineScriptHashes: [],
    logger: false,
  });
  const routes: RouteOptions[] = [];
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route);
  });
  await registerResources(server, {} as RouteParts, resources);
  await server.close();
  return routes;
}

test('a route takes what its resource shares, and its own access wins', async () => {
  const things = resource({ prefix: '/things', access: 'user', tag: 'Things' }, [
    listThings,
    showThing,
  ]);
  expect(await register(things)).toMatchObject([
    {
      url: '/things',
      config: { access: 'user' },
      schema: { summary: 'Things', tags: ['Things'] },
    },
    { url: '/things/:id', config: { access: 'public' }, schema: { tags: ['Things'] } },
  ]);
});

test('without a tag, routes are not in the documentation', async () => {
  const [list] = await register(resource({ access: 'public' }, [listThings]));
  expect(list).toMatchObject({ url: '/', schema: { summary: 'Things', hide: true } });
});

test('nothing is shared with the next resource', async () => {
  const first = resource({ prefix: '/first', access: 'public', tag: 'First' }, [listThings]);
  const second = resource({ prefix: '/second', access: 'user', tag: 'Second' }, [listThings]);
  expect(await register(first, second)).toMatchObject([
    { url: '/first', config: { access: 'public' }, schema: { tags: ['First'] } },
    { url: '/second', config: { access: 'user' }, schema: { tags: ['Second'] } },
  ]);
});

test('a route that does not say who may call it is a start error', async () => {
  const open: Resource = async (api, parts) => listThings(api, parts);
  await expect(register(open)).rejects.toThrow('GET / does not say who may call it');
});
