export { type AllowEntry, parseAllowList } from './allow-list.ts';
export { checkListedName } from './check-listed-name.ts';
export { type CheckedUrl, checkUrl } from './check-url.ts';
export { browserContextEgress, chromiumEgressArguments } from './chromium-egress-arguments.ts';
export type { EgressLimits } from './egress/egress-limits.ts';
export type { EgressEvent, EgressSession } from './egress/egress-session.ts';
export type { Denial, Failure, FailureReason } from './egress/egress-ledger.ts';
export {
  fetchGuarded,
  type GuardedFetchAnswer,
  type GuardedFetchOptions,
} from './egress/fetch-guarded.ts';
export { openEgress } from './egress/open-egress.ts';
export { isOwnTarget } from './is-own-target.ts';
export type { OwnService } from './own-service.ts';
export type { RefusalReason } from './refusal.ts';
export type { ResolvedIp, Resolver } from './resolver.ts';
export { createTargetPolicy, type TargetPolicy } from './target-policy.ts';
