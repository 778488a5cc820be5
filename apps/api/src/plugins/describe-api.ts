import { AuthAnswer, DoneAnswer, Session, User } from '@curbcut/wire/account';
import { ErrorBody } from '@curbcut/wire/errors';
import { AreaHealth, Health, QueueInfo } from '@curbcut/wire/health';
import {
  ScanListAnswer,
  ScanListItem,
  ScanRecord,
  ScanRequestAnswer,
  ScanStatusAnswer,
} from '@curbcut/wire/scan';
import swagger from '@fastify/swagger';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import type { Api } from '../api.ts';
import { RequestScanBody } from '../routes/scans/request-scan.ts';

/** The schemas that have a name of their own in the OpenAPI document. */
const namedSchemas = {
  AreaHealth,
  AuthAnswer,
  DoneAnswer,
  ErrorBody,
  Health,
  QueueInfo,
  ScanListAnswer,
  ScanListItem,
  ScanRecord,
  ScanRequest: RequestScanBody,
  ScanRequestAnswer,
  ScanStatusAnswer,
  Session,
  User,
};

/** What a status means where a route says nothing more; the library would call each one a default. */
const meanings: Readonly<Record<string, string>> = {
  200: 'As asked for.',
  400: 'The request is not usable; `error` says why.',
  404: 'Unknown, or no longer kept.',
  401: 'Nobody is signed in with this token, or the password is wrong.',
  402: 'The plan’s scans of this month are used up, or a card was refused.',
  403: 'Not allowed; `error` says why.',
  409: 'Not possible as things are, or not yet; `error` says why.',
  413: 'The request is too large.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  503: 'Not available right now; `Retry-After`, when given, says when to try again.',
};

interface DescribedResponses {
  paths?: Record<string, Record<string, { responses?: Record<string, { description?: string }> }>>;
}

/** Collects the schemas of the routes that are registered after it. */
export async function describeApi(
  api: Api,
  { publicUrl, showsVersion }: { publicUrl: string; showsVersion: boolean },
): Promise<void> {
  const schemaRegistry = z.registry<{ id?: string | undefined }>();
  for (const [id, schema] of Object.entries(namedSchemas)) schemaRegistry.add(schema, { id });
  const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Curbcut',
        description: 'Web accessibility scanning: an address in, one merged list of issues out.',
        // The format asks for one.
        version: showsVersion ? packageFile.version : 'not shown',
      },
      servers: [{ url: publicUrl }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (parts) => explainStatuses(nameSchemas(parts)),
  });
}

function explainStatuses<Document extends object>(document: Document): Document {
  const { paths = {} }: DescribedResponses = document;
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      response.description = meanings[status] ?? response.description ?? '';
    }
  }
  return document;
}
