import { limits } from '@curbcut/model/limits';
import { amount } from '@curbcut/model/text';
import { AppError, errorMessages, httpStatusMessage } from '@curbcut/model/errors';
import { type ErrorBody } from '@curbcut/wire/errors';
import { isDatabaseUnavailable } from '@curbcut/services/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { InputError } from './validate-input.ts';

interface Answer {
  status: number;
  body: Omit<ErrorBody, 'request_id'>;
  retryAfterSeconds?: number | undefined;
}

/** What people are told about requests that never reach a route. */
const requestErrors: Readonly<Record<string, { code: string; error: string }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    error: 'Send JSON with the header Content-Type: application/json.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'INVALID_REQUEST', error: 'The request has no content.' },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'INVALID_REQUEST',
    error: 'The request is not valid JSON.',
  },
  FST_ERR_BAD_URL: {
    code: 'INVALID_REQUEST',
    error: 'The address of the request is not valid.',
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    code: 'URI_TOO_LONG',
    error: 'The address of the request is too long.',
  },
};

/** The only place that turns an error into an answer. The text of a 5xx never leaves; its request id does. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = toAnswer(error, request.routeOptions.bodyLimit);
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  else {
    const { status, body: refusal } = answer;
    const userId = request.viewer?.userId;
    request.log.info({ status, code: refusal.code, userId }, 'request refused');
  }
  if (answer.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.ceil(answer.retryAfterSeconds)));
  }
  const body: ErrorBody = { ...answer.body, request_id: request.id };
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function notFoundError(): AppError {
  return new AppError('NOT_FOUND', 'There is nothing at this address.');
}

function toAnswer(error: FastifyError | InputError, mostBytes: number | undefined): Answer {
  if (error instanceof AppError) {
    return {
      status: error.httpStatus,
      body: {
        error: error.userMessage,
        code: error.code,
        ...(error.present ? { present: { ...error.present } } : {}),
      },
      retryAfterSeconds: error.retryAfterSeconds,
    };
  }
  if (error instanceof InputError) {
    const { details } = error;
    const first = details.find(({ field }) => field !== '')?.message;
    return {
      status: 400,
      body: { error: first ?? errorMessages.invalidRequest, code: 'INVALID_REQUEST', details },
    };
  }
  if (isDatabaseUnavailable(error)) {
    return {
      status: 503,
      body: {
        error: 'The service is not available. Please try again shortly.',
        code: 'UNAVAILABLE',
      },
      retryAfterSeconds: 10,
    };
  }
  return toRequestAnswer(error, mostBytes);
}

function toRequestAnswer(
  error: FastifyError,
  mostBytes: number = limits.requestBytes.usual,
): Answer {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) {
    return { status: 500, body: { error: errorMessages.server, code: 'INTERNAL_ERROR' } };
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const most = amount(Math.floor(mostBytes / 1_024));
    return {
      status,
      body: { error: `The request is too large: at most ${most} kB.`, code: 'PAYLOAD_TOO_LARGE' },
    };
  }
  const known = requestErrors[error.code];
  return {
    status,
    body: known ?? { error: httpStatusMessage(status), code: 'INVALID_REQUEST' },
  };
}
