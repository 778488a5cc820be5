import { limits } from '@curbcut/model/limits';
import type { PublicPage } from '../../lib/public-page.ts';

export const statusPage: PublicPage = {
  path: '/status',
  title: 'System Status',
  description: `Whether scanning, sign-in, dashboard and schedules work right now, and how they have worked in the last ${limits.keptDays.status} days.`,
};
