import type { Socket } from 'node:net';
import { afterEach } from 'vitest';
import { parseAllowList } from '../src/allow-list.ts';
import type { ResolvedIp, Resolver } from '../src/resolver.ts';
import { createTargetPolicy, type TargetPolicy } from '../src/target-policy.ts';
import type { EgressSession } from '../src/egress/egress-session.ts';
import { type EgressOptions, openEgress } from '../src/egress/open-egress.ts';
import type { Origin } from './peers.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

export async function origin(starting: Promise<Origin>): Promise<Origin> {
  const started = await starting;
  ends.push(() => started.close());
  return started;
}

/** Unlike `once`, does not mind the error before it. */
export async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
}

export async function open(
  policy: Partial<TargetPolicy> = {},
  options: Partial<EgressOptions> = {},
): Promise<EgressSession> {
  const session = await openEgress({
    policy: createTargetPolicy(policy),
    resolver: toLoopback,
    ...options,
  });
  ends.push(() => session.close());
  return session;
}

/** Every name leads to loopback, so that only the guard keeps a request from arriving. */
const toLoopback = answering('127.0.0.1');

export function answering(...addresses: string[]): Resolver {
  return { lookup: async () => addresses.map(toAnswer) };
}

export function toAnswer(address: string): ResolvedIp {
  return { address, family: address.includes(':') ? 6 : 4 };
}

export function allowing(...entries: (string | number)[]): Partial<TargetPolicy> {
  return {
    allow: parseAllowList(
      entries.map((entry) => (typeof entry === 'number' ? `127.0.0.1:${entry}` : entry)).join(','),
    ).entries,
  };
}
