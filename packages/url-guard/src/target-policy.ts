import type { AllowEntry } from './allow-list.ts';
import { canonicalHost } from './canonical-host.ts';
import type { OwnService } from './own-service.ts';

/** What may be visited, beside the fixed rules for IPs, ports and names. */
export interface TargetPolicy {
  /**
   * An entry with a port lifts the rules for IPs, ports and our own hosts for exactly what it names; one without a
   * port lifts those for IPs and our own hosts.
   */
  allow: readonly AllowEntry[];
  /** Our own public host names (with their subdomains) and IPs. */
  ownHosts: readonly string[];
  /** Hosts whose owners asked not to be visited, with their subdomains. Nothing lifts this. */
  optedOutHosts: readonly string[];
  /** What we are made of: nothing lifts the rules for it, except that a web service of ours may be named with its port. */
  ownServices: readonly OwnService[];
  /** Lifts the IP, port and name rules for everything: for somebody who scans from their own machine. */
  allowAllPrivate: boolean;
}

/** Fills in what is left out with the strictest choice. Throws a TypeError for a host that is none. */
export function createTargetPolicy(partial: Partial<TargetPolicy> = {}): TargetPolicy {
  return {
    allow: partial.allow ?? [],
    ownHosts: (partial.ownHosts ?? []).map(toHost),
    optedOutHosts: (partial.optedOutHosts ?? []).map(toHost),
    ownServices: (partial.ownServices ?? []).flatMap((own) => {
      // Nobody can ask for a host that has no canonical form.
      const host = canonicalHost(own.host);
      return host === undefined ? [] : [{ ...own, host }];
    }),
    allowAllPrivate: partial.allowAllPrivate ?? false,
  };
}

function toHost(text: string): string {
  const host = canonicalHost(text.trim());
  if (host === undefined) throw new TypeError(`Not a host name or an address: ${text}`);
  return host;
}
