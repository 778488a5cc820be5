import {
  createTargetPolicy,
  type OwnService,
  parseAllowList,
  type TargetPolicy,
} from '@curbcut/url-guard';

/**
 * Reads the operator's words about what may be scanned: comma-separated private targets, and hosts that opted out.
 * `problems` holds a sentence per entry that cannot be read; the policy leaves such entries out.
 */
export function readTargetPolicy({
  allowPrivateTargets,
  optedOutHosts,
  publicUrl,
  ownServices = [],
}: {
  allowPrivateTargets: string;
  optedOutHosts: readonly string[];
  /** Where the product itself is reached: it is not scanned. */
  publicUrl: string;
  /** What the product is made of. */
  ownServices?: readonly OwnService[];
}): { policy: TargetPolicy; problems: string[] } {
  const { entries, problems } = parseAllowList(allowPrivateTargets);
  const readable = optedOutHosts.filter(isHost);
  const unreadable = optedOutHosts.filter((host) => !isHost(host));
  return {
    policy: createTargetPolicy({
      allow: entries,
      optedOutHosts: readable,
      ownHosts: ownHostsOf(publicUrl),
      ownServices,
    }),
    problems: [
      ...problems,
      ...unreadable.map((host) => `"${host}" is not a host name or an address.`),
    ],
  };
}

/** A local address needs no rule of its own: it is private, and the person is told how to allow it. */
function ownHostsOf(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl);
  return /^(?:localhost$|127\.|\[::1\]$)/.test(hostname) ? [] : [hostname];
}

function isHost(text: string): boolean {
  try {
    createTargetPolicy({ optedOutHosts: [text] });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
