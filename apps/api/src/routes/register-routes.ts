import type { Api } from '../api.ts';
import { auth } from './auth/index.ts';
import { contact } from './contact/index.ts';
import { dashboard, scanLists } from './dashboard/index.ts';
import { docs } from './docs/index.ts';
import { forms } from './forms/index.ts';
import { health } from './health/index.ts';
import { mail } from './mail/index.ts';
import { newsletter } from './newsletter/index.ts';
import { outbox } from './outbox/index.ts';
import { payments, subscription } from './payments/index.ts';
import { reports } from './reports/index.ts';
import { registerResources } from './resource.ts';
import type { RouteParts } from './route-parts.ts';
import { sample } from './sample/index.ts';
import { scans } from './scans/index.ts';
import { schedules } from './schedules/index.ts';
import { shareLink } from './share-link/index.ts';
import { shares } from './shares/index.ts';
import { site } from './site/index.ts';
import { status } from './status/index.ts';
import { verdicts } from './verdicts/index.ts';

/** Every call and page of the server, in the order in which the documentation shows them. */
export function registerRoutes(api: Api, parts: RouteParts): Promise<void> {
  return registerResources(api, parts, [
    scans,
    reports,
    verdicts,
    shares,
    shareLink,
    sample,
    scanLists,
    dashboard,
    schedules,
    payments,
    subscription,
    auth,
    health,
    status,
    forms,
    contact,
    newsletter,
    mail,
    outbox,
    docs,
    site,
  ]);
}
