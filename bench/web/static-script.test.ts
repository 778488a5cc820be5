import path from 'node:path';
import { expect, test } from 'vitest';
import { listRoutes } from './routes.ts';
import { staticScriptBytes } from './static-script.ts';

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist');

const budgets = new Map(
  listRoutes({
    ownScanId: 'own',
    freeScanId: 'free',
    siteScanId: ':siteScanId',
    shareToken: 'token',
  }).map((route) => [route.path, route.scriptBudget]),
);

// How modules are put together decides more than what is in them, and nobody sees it while they write.
test.each([
  ['/', 'src/features/home/components/home-page.tsx'],
  ['/free-scan', 'src/features/free-scan/components/free-scan-page.tsx'],
  ['/dashboard', 'src/app/screens/dashboard-screen.tsx'],
])('%s begins within its budget of script', async (route, module) => {
  const budget = budgets.get(route) ?? expect.fail(`${route} has no budget.`);
  expect(await staticScriptBytes(dist, module)).toBeLessThanOrEqual(budget);
});
