import type { Recipe } from './recipe.ts';

/** `GET /throwaway`: how many accounts there are. */
export const routeRecipe: Recipe = {
  heading: 'A route',
  mostPlaces: 6,
  changes: [
    {
      file: 'packages/wire/src/health/status.ts',
      before: '/** `GET /api/status`',
      add: `/** \`GET /throwaway\`. */
export const ThrowawayAnswer = z.object({ accounts: z.int() });
export type ThrowawayAnswer = z.infer<typeof ThrowawayAnswer>;

`,
    },
    {
      file: 'packages/services/src/health/count-throwaways.ts',
      content: `import type { ThrowawayAnswer } from '@curbcut/wire/health';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/** How many accounts there are. */
export async function countThrowaways({ ctx }: { ctx: ServiceContext }): Promise<ThrowawayAnswer> {
  return ctx.db
    .selectFrom('users')
    .select(sql<number>\`count(*)::int\`.as('accounts'))
    .executeTakeFirstOrThrow();
}
`,
    },
    {
      file: 'packages/services/src/health/index.ts',
      before: 'export { getAreaHealth,',
      add: "export { countThrowaways } from './count-throwaways.ts';\n",
    },
    {
      file: 'apps/api/src/routes/health/count-throwaways.ts',
      content: `import { countThrowaways } from '@curbcut/services/health';
import { ThrowawayAnswer } from '@curbcut/wire/health';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function countThrowawaysRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/throwaway',
    { schema: { summary: 'Accounts', response: { 200: ThrowawayAnswer, ...errorAnswers(503) } } },
    async () => countThrowaways({ ctx }),
  );
}
`,
    },
    {
      file: 'apps/api/src/routes/health/index.ts',
      before: 'import { getAreaHealthRoutes }',
      add: "import { countThrowawaysRoute } from './count-throwaways.ts';\n",
    },
    {
      file: 'apps/api/src/routes/health/index.ts',
      after: '  getAreaHealthRoutes,\n',
      add: '  countThrowawaysRoute,\n',
    },
    {
      file: 'apps/api/src/routes/health/count-throwaways.db.test.ts',
      content: `import { expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';

const { server } = await setUpTestApp();

test('GET /throwaway', async () => {
  const answer = await server.app.inject('/throwaway');
  expect([answer.statusCode, answer.json()]).toEqual([200, { accounts: 0 }]);
  expect(server.routes).toContainEqual({ method: 'GET', path: '/throwaway', access: 'public' });
  const documented = await server.app.inject('/docs/openapi.json');
  expect(documented.json()).toMatchObject({
    paths: { '/throwaway': { get: { tags: ['Health'] } } },
  });
});
`,
    },
  ],
  guards: [{ project: 'db', places: ['apps/api/src/routes/health/count-throwaways.db.test.ts'] }],
};
