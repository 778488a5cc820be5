import type { Device } from '@curbcut/services/accounts';
import type { FastifyRequest } from 'fastify';
import { clientIp } from './client-ip.ts';

/** Where a request comes from, as a session remembers it. */
export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: request.headers['user-agent'], ip: clientIp(request) };
}
