import { AppError } from '@curbcut/model/errors';
import { planTypes, type Plan, type PlanCatalogue } from '@curbcut/model/plans';
import type { Viewer } from '../kernel/context/viewer.ts';

/** Throws AUTHENTICATION_REQUIRED for visitors, PLAN_REQUIRED for plans of one page a scan. */
export function requireSitePlan(
  viewer: Viewer | null | undefined,
  plans: PlanCatalogue,
): asserts viewer is Viewer {
  if (!viewer) {
    throw new AppError(
      'AUTHENTICATION_REQUIRED',
      'Scans of whole sites need an account. Sign in, or scan this page alone.',
    );
  }
  requireSitePages(viewer.plan, plans);
}

/** Throws PLAN_REQUIRED for plans of one page a scan. */
export function requireSitePages(
  { pagesPerScan }: Pick<Plan, 'pagesPerScan'>,
  plans: PlanCatalogue,
): void {
  if (pagesPerScan !== 1) return;
  const better = planTypes
    .map((type) => plans[type])
    .find(({ pagesPerScan }) => pagesPerScan !== 1);
  throw new AppError(
    'PLAN_REQUIRED',
    better
      ? `Scans of whole sites come with the ${better.name}. Upgrade at /pricing, or scan this page alone.`
      : 'Scans of whole sites are not offered here. Scan this page alone.',
  );
}
