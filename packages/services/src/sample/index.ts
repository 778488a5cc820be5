/** A scan that comes with the product, for whoever wants to see a result before scanning anything. */

export { getSampleCriteria } from './get-sample-criteria.ts';
export { getSamplePicture } from './get-sample-picture.ts';
export { getSampleReport } from './get-sample-report.ts';
export { getSampleScan } from './get-sample-scan.ts';
