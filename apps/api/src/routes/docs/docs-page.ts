import type { Api } from '../../api.ts';
import { docsPage, type ApiDocument } from '../../pages/docs-page.ts';

/** The API's description for people and, as OpenAPI, for programs. */
export function docsPageRoute(api: Api): void {
  api.get('/', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(toDocument(api.swagger()))),
  );
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(api.swagger()),
  );
}

function toDocument(document: object): ApiDocument {
  const { paths = {}, components = { schemas: {} } }: Partial<ApiDocument> = document;
  return { paths, components };
}
