import type { Migration } from 'kysely/migration';
import { scansMailsWorkers } from './001-scans-mails-workers.ts';
import { accountsSchedulesSites } from './002-accounts-schedules-sites.ts';
import { billing } from './003-billing.ts';
import { contactNewsletterStatus } from './004-contact-newsletter-status.ts';
import { recipientHashes } from './005-recipient-hashes.ts';
import { mailAndDiskHealth } from './006-mail-and-disk-health.ts';
import { skippedAndCancelled } from './007-skipped-and-cancelled.ts';
import { schemeAssumed } from './008-scheme-assumed.ts';
import { resultsByMail } from './009-results-by-mail.ts';
import { scanDispatch } from './010-scan-dispatch.ts';
import { versionedResults } from './011-versioned-results.ts';
import { mailKinds } from './012-mail-kinds.ts';
import { statePictures } from './013-state-pictures.ts';
import { verdicts } from './014-verdicts.ts';
import { manualAnswers } from './015-manual-answers.ts';
import { causesOfSites } from './016-causes-of-sites.ts';
import { chosenStandards } from './017-standards.ts';
import { choiceOfUse } from './018-choice-of-use.ts';
import { verdictsOnCauses } from './019-verdicts-on-causes.ts';
import { ignoredCritical } from './020-ignored-critical.ts';
import { outdatedScores } from './021-outdated-scores.ts';
import { pagesApart } from './022-pages-apart.ts';
import { useOfSites } from './023-use-of-sites.ts';
import { elementsOfCauses } from './024-elements-of-causes.ts';
import { scopeOfSchedules } from './025-scope-of-schedules.ts';
import { chosenAddresses } from './026-chosen-addresses.ts';
import { ignoredIssues } from './027-ignored-issues.ts';
import { ruleRevisions } from './029-rule-revisions.ts';
import { whatCameBack } from './028-what-came-back.ts';

/** In order; a migration that has run anywhere is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-scans-mails-workers': scansMailsWorkers,
  '002-accounts-schedules-sites': accountsSchedulesSites,
  '003-billing': billing,
  '004-contact-newsletter-status': contactNewsletterStatus,
  '005-recipient-hashes': recipientHashes,
  '006-mail-and-disk-health': mailAndDiskHealth,
  '007-skipped-and-cancelled': skippedAndCancelled,
  '008-scheme-assumed': schemeAssumed,
  '009-results-by-mail': resultsByMail,
  '010-scan-dispatch': scanDispatch,
  '011-versioned-results': versionedResults,
  '012-mail-kinds': mailKinds,
  '013-state-pictures': statePictures,
  '014-verdicts': verdicts,
  '015-manual-answers': manualAnswers,
  '016-causes-of-sites': causesOfSites,
  '017-standards': chosenStandards,
  '018-choice-of-use': choiceOfUse,
  '019-verdicts-on-causes': verdictsOnCauses,
  '020-ignored-critical': ignoredCritical,
  '021-outdated-scores': outdatedScores,
  '022-pages-apart': pagesApart,
  '023-use-of-sites': useOfSites,
  '024-elements-of-causes': elementsOfCauses,
  '025-scope-of-schedules': scopeOfSchedules,
  '026-chosen-addresses': chosenAddresses,
  '027-ignored-issues': ignoredIssues,
  '028-what-came-back': whatCameBack,
  '029-rule-revisions': ruleRevisions,
};
