import type { BuildInfo, SiteConfig } from '@curbcut/model/site';
import type { ServicesConfig } from '@curbcut/services/kernel';

/** What the pages are told of this installation. Nothing in it is secret. */
export function toSiteConfig(
  config: ServicesConfig,
  build: BuildInfo,
  showsVersions: boolean,
): SiteConfig {
  return {
    publicUrl: config.publicUrl,
    operator: config.operator,
    plans: config.plans,
    freeScansPerHour: config.freeScansPerHour,
    freeScansAtOnce: config.freeScansAtOnce,
    registration: config.registration,
    defaultPlan: config.defaultPlan,
    marketingPages: config.marketingPages,
    payments: config.payments !== null,
    analyticsId: config.analyticsId,
    sendsMail: config.mailKind === 'smtp',
    usesPages: config.usesPages,
    version: showsVersions ? config.version : null,
    environment: showsVersions ? config.environment : null,
    buildDate: showsVersions ? build.date : null,
    commit: showsVersions ? build.commit : null,
  };
}
