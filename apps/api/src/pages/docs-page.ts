import { html } from 'ghtml';
import { dataTable } from './data-table.ts';
import { listFields, typeOf } from './list-fields.ts';
import { page } from './page.ts';

/** As much of an OpenAPI document as the page shows. */
export interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, object> };
}

interface ApiOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: object;
  }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
}

type Content = Record<string, { schema?: object }>;

interface NamedOperation {
  path: string;
  method: string;
  operation: ApiOperation;
}

/** The API's description as a plain page: headings to jump by, tables with captions, no script. */
export function docsPage(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = [...new Set(operations.map(areaOf))];
  return page({
    title: 'API',
    lead: 'Every call of the service. Answers are JSON unless the call says otherwise.',
    content: html`<p>
        For programs: <a href="/docs/openapi.json">the same description as an OpenAPI document</a>.
      </p>
      <nav aria-label="Areas">
        <ul>
          !${areas.map((area) => html`<li><a href="#${idOf(area)}">${area}</a></li>`).join('')}
        </ul>
      </nav>
      !${areas.map((area) => areaSection(area, operations)).join('')}
      <h2 id="schemas">Schemas</h2>
      !${Object.entries(document.components.schemas).map(schemaSection).join('')}`,
  });
}

function areaSection(area: string, operations: readonly NamedOperation[]): string {
  const own = operations.filter((operation) => areaOf(operation) === area);
  return html`<h2 id="${idOf(area)}">${area}</h2>
    !${own.map(operationSection).join('')}`;
}

function operationSection({ path, method, operation }: NamedOperation): string {
  const title = `${method.toUpperCase()} ${path}`;
  return html`<section class="operation" aria-labelledby="${idOf(title)}">
    <h3 id="${idOf(title)}"><code>${title}</code></h3>
    <p>${operation.summary ?? ''}</p>
    !${operation.description ? html`<p>${operation.description}</p>` : ''}
    !${parameterTable(title, operation)} !${bodySection(operation)}
    !${answerTable(title, operation)}
  </section>`;
}

function parameterTable(title: string, { parameters = [] }: ApiOperation): string {
  if (parameters.length === 0) return '';
  return dataTable({
    label: `Parameters of ${title}`,
    caption: 'Parameters',
    headings: ['Name', 'In', 'Required', 'Value'],
    rows: parameters.map((parameter) => [
      html`<code>${parameter.name}</code>`,
      html`${parameter.in}`,
      parameter.required ? 'yes' : 'no',
      html`${[typeOf(parameter.schema ?? {}), parameter.description].filter(Boolean).join(': ')}`,
    ]),
  });
}

function bodySection({ requestBody }: ApiOperation): string {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type) return '';
  return html`<p>Body, <code>${type}</code>: !${schemaText(content?.schema)}</p>`;
}

function answerTable(title: string, { responses = {} }: ApiOperation): string {
  return dataTable({
    label: `Answers of ${title}`,
    caption: 'Answers',
    headings: ['Status', 'Meaning', 'Content'],
    rows: Object.entries(responses).map(([status, answer]) => [
      status,
      html`${answer.description ?? ''}`,
      Object.entries(answer.content ?? {})
        .map(([type, { schema }]) => html`<code>${type}</code> !${schemaText(schema)}`)
        .join('<br />'),
    ]),
  });
}

function schemaSection([name, schema]: [string, object]): string {
  return html`<section class="operation" aria-labelledby="schema-${name}">
    <h3 id="schema-${name}">${name}</h3>
    !${dataTable({
      label: `Fields of ${name}`,
      caption: 'Fields; [] stands for each entry of a list',
      headings: ['Field', 'Type', 'Meaning'],
      rows: listFields(schema).map((field) => [
        html`<code>${field.path}</code>`,
        html`<code>${field.type}</code>`,
        html`${field.meaning}`,
      ]),
    })}
  </section>`;
}

/** A link for a named schema, the type of any other. Answers markup. */
function schemaText(schema: object | undefined): string {
  if (!schema) return '';
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  return html`<code>${typeOf(schema)}</code>`;
}

function areaOf({ operation }: NamedOperation): string {
  return operation.tags?.[0] ?? 'Other';
}

function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
