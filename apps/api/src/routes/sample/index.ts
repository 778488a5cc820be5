import { resource } from '../resource.ts';
import { getSampleCriteriaRoute } from './get-sample-criteria.ts';
import { getSamplePictureRoute } from './get-sample-picture.ts';
import { getSampleReportRoute } from './get-sample-report.ts';
import { getSampleScanRoute } from './get-sample-scan.ts';

/** The scan that comes with the product. */
export const sample = resource({ prefix: '/sample', access: 'public', tag: 'Sample' }, [
  getSampleScanRoute,
  getSampleCriteriaRoute,
  getSamplePictureRoute,
  getSampleReportRoute,
]);
