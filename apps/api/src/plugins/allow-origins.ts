import cors from '@fastify/cors';
import type { Api } from '../api.ts';

/** Browsers ask again before each call unless they may remember the answer. */
const preflightSeconds = 600;

/** Lets pages of these origins make every call, with a token but without cookies, and read what the client needs. */
export async function allowOrigins(api: Api, origins: readonly string[]): Promise<void> {
  await api.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
    maxAge: preflightSeconds,
  });
}
