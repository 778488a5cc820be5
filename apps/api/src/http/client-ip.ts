import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ApiEnv } from '../env.ts';

/** Fastify ignores a bare hop count (it cannot check the peer), so the count becomes a function of the hop. */
export function toTrustProxy(
  trustProxy: ApiEnv['TRUST_PROXY'],
): false | string[] | ((ip: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_ip, hop) => hop < trustProxy : trustProxy;
}

/** Who asks, for limits: a forwarded address counts only from a trusted proxy and only when it is one. */
export function clientIp(request: FastifyRequest): string {
  if (isIP(request.ip)) return request.ip;
  return request.socket.remoteAddress ?? '';
}
