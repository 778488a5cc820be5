import {
  AreaHealth,
  ErrorBody,
  Health,
  QueueInfo,
  ScanRecord,
  ScanRequest,
  ScanRequestAnswer,
  ScanStatusAnswer,
} from '@curbcut/contracts';
import swagger from '@fastify/swagger';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Api } from '../api.ts';

/** The schemas that have a name of their own in the OpenAPI document. */
const namedSchemas = {
  AreaHealth,
  ErrorBody,
  Health,
  QueueInfo,
  ScanRecord,
  ScanRequest,
  ScanRequestAnswer,
  ScanStatusAnswer,
};

/** Collects the schemas of the routes that are registered after it. */
export async function describeApi(api: Api, publicUrl: string): Promise<void> {
  const schemaRegistry = z.registry<{ id?: string | undefined }>();
  for (const [id, schema] of Object.entries(namedSchemas)) schemaRegistry.add(schema, { id });
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Curbcut',
        description: 'Web accessibility scanning: an address in, one merged list of issues out.',
        version: '0.1.0',
      },
      servers: [{ url: publicUrl }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}
