/** Stored scans and their results, read, compared and listed for whoever may see them. */

export { comparePageScans, type FurtherScans } from './compare-page-scans.ts';
export { findEarlierScans, listEarlierScans } from './find-earlier-scans.ts';
export { findCompletedScan, type CompletedScan } from './find-completed-scan.ts';
export {
  decideBy,
  findVerdicts,
  hostOf,
  withVerdicts,
  type FoundVerdict,
} from './find-verdicts.ts';
export { findPagesLookedAgain } from './find-pages-looked-again.ts';
export { findManualAnswers } from './find-manual-answers.ts';
export { hasSameAddresses, haveSameAddresses, isWholeSite } from './has-same-addresses.ts';
export { hostOfUrl } from './host-of-url.ts';
export { wholeOf } from './compare-elements.ts';
export { openBySeverity, openCritical, openIssues } from './open-issues.ts';
export { listPageScans, listScansInSites, listScansOfPage } from './list-page-scans.ts';
export { latestScores } from './latest-scores.ts';
export { containsPattern, ownScans } from './own-scans.ts';
export { readCausePages } from './read-cause-pages.ts';
export { readScreenshot } from './read-screenshot.ts';
export { readStatePictures } from './read-state-pictures.ts';
export { findScan, isFinal, isKept, mayRead, readScan } from './read-scan.ts';
export { readSiteFigures } from './read-site-figures.ts';
export { readSiteScores } from './read-site-scores.ts';
export { requireStandard } from './require-standard.ts';
export { readListItems, selectListItems, toListItem } from './scan-list-item.ts';
export { restartStoredProgress, advanceStoredProgress } from './change-stored-progress.ts';
export { readPagesApart, withPagesApart } from './with-pages-apart.ts';
export { storeResult } from './store-result.ts';
