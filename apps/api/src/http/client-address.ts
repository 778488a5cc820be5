import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ApiEnv } from '../env.ts';

/** Fastify ignores a bare hop count (it cannot check the peer), so the count becomes a function of the hop. */
export function toTrustProxy(
  trustProxy: ApiEnv['TRUST_PROXY'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/** Who asks, for limits: a forwarded address counts only from a trusted proxy and only when it is one. */
export function clientAddress(request: FastifyRequest): string {
  if (isIP(request.ip)) return request.ip;
  return request.socket.remoteAddress ?? '';
}

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

/**
 * True when the person sits at this machine: a loopback peer, no proxy in between, and a local name in `Host`
 * (a foreign name that resolves to 127.0.0.1 would let a web page read through the person's browser).
 */
export function isLocalVisit(request: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false;
  return isLoopback(request.socket.remoteAddress ?? '') && isLocalName(request.headers.host ?? '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

function isLocalName(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name === '[::1]' || isLoopback(name);
}
