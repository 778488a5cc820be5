import { limits } from '@curbcut/model/limits';
import { type SiteConfig } from '@curbcut/model/site';
import { type User } from '@curbcut/wire/account';
import { plural } from '../../lib/format.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useAuth } from '../../entities/account/use-auth.ts';

/** On what terms this page scans for whoever looks at it. */
export interface ScanTerms {
  /** Null: a visitor. */
  user: User | null;
  /** Where no mail leaves the server, it has no use for who asks. */
  isContactOptional: boolean;
  /** A sentence. */
  keptFor: string;
  resultPath: (scanId: string) => string;
}

export function useScanTerms(): ScanTerms {
  const { user } = useAuth();
  return scanTerms(useSiteConfig(), user);
}

export function scanTerms(config: SiteConfig, user: User | null): ScanTerms {
  const isContactOptional = !config.sendsMail;
  if (user === null) {
    return {
      user,
      isContactOptional,
      keptFor: `Results are deleted after ${limits.anonymousResultHours} hours.`,
      resultPath: (scanId) => `/results/${scanId}`,
    };
  }
  const days = config.plans[user.subscription_type].historyDays;
  return {
    user,
    isContactOptional,
    keptFor:
      days < 0
        ? 'Results are kept as long as your account.'
        : `Results are kept for ${plural(days, 'day')}, as your plan says.`,
    resultPath: (scanId) => `/scan/${scanId}`,
  };
}
