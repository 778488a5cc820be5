import { resource } from '../resource.ts';
import { cancelScanRoute } from './cancel-scan.ts';
import { getCausePagesRoute } from './get-cause-pages.ts';
import { getSitePagesRoute } from './get-site-pages.ts';
import { deleteScanRoute } from './delete-scan.ts';
import { getQueueInfoRoute } from './get-queue-info.ts';
import { getScanStatusRoute } from './get-scan-status.ts';
import { getScanRoute } from './get-scan.ts';
import { getScreenshotRoute } from './get-screenshot.ts';
import { getStatePictureRoute } from './get-state-picture.ts';
import { getSiteScanRoute } from './get-site-scan.ts';
import { keepScanRoute } from './keep-scan.ts';
import { requestScanRoute } from './request-scan.ts';

/** Asking for a scan, following it, and its result. */
export const scans = resource({ access: 'visitor', tag: 'Scans' }, [
  requestScanRoute,
  getScanStatusRoute,
  getQueueInfoRoute,
  getScanRoute,
  getScreenshotRoute,
  getStatePictureRoute,
  getSiteScanRoute,
  getSitePagesRoute,
  getCausePagesRoute,
  cancelScanRoute,
  deleteScanRoute,
  keepScanRoute,
]);
