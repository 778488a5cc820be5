import { resource } from '../resource.ts';
import { getSharedCriteriaRoute } from './get-shared-criteria.ts';
import { getSharedReportRoute } from './get-shared-report.ts';
import { getSharedScanRoute } from './get-shared-scan.ts';
import { getSharedScreenshotRoute } from './get-shared-screenshot.ts';
import { getSharedStatePictureRoute } from './get-shared-state-picture.ts';

/** What whoever has a link to a scan sees. */
export const shareLink = resource({ prefix: '/shared', access: 'public', tag: 'Sharing' }, [
  getSharedScanRoute,
  getSharedCriteriaRoute,
  getSharedScreenshotRoute,
  getSharedStatePictureRoute,
  getSharedReportRoute,
]);
