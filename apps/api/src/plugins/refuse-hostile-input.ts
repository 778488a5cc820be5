import { AppError, errorMessages } from '@curbcut/model/errors';
import { errorCodes } from 'fastify';
import type { Api } from '../api.ts';

const maxDepth = 16;
const maxUrlLength = 8_192;

/**
 * Refuses what no route has a use for, before any route sees it: NUL and lone surrogates (PostgreSQL cannot store
 * them), values nested deeper than any schema, request lines longer than any address that can be scanned, and two
 * hosts (RFC 9112, 3.2: a proxy in front may have read the other one).
 */
export function refuseHostileInput(api: Api): void {
  api.addHook('onRequest', async (request) => {
    if (request.url.length > maxUrlLength) {
      throw new errorCodes.FST_ERR_MAX_PARAM_LENGTH(request.url.slice(0, 100));
    }
    if (countHosts(request.raw.rawHeaders) > 1) {
      throw new AppError('INVALID_REQUEST', errorMessages.invalidRequest, { message: 'two hosts' });
    }
  });
  api.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) refuseBadValue(part);
  });
}

function refuseBadValue(part: unknown): void {
  let level: unknown[] = [part];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) {
      throw new AppError('INVALID_REQUEST', errorMessages.invalidRequest, {
        message: 'nested too deeply',
      });
    }
    level.filter((value) => typeof value === 'string').forEach(refuseBadText);
    level = level
      .filter((value) => typeof value === 'object' && value !== null)
      // Bytes are their route's own matter.
      .filter((value) => !Buffer.isBuffer(value))
      .flatMap((value) => [...Object.keys(value), ...Object.values(value)]);
  }
}

/** Names stand at even places, each before its value. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

function refuseBadText(text: string): void {
  if (!text.includes('\u0000') && text.isWellFormed()) return;
  throw new AppError('INVALID_REQUEST', 'The request holds characters that are not allowed.');
}
