import type { ErrorBody } from '@curbcut/wire/errors';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { describeProblem } from './describe-problem.ts';

/** What is wrong with a request, one sentence per field. */
export class InputError extends Error {
  readonly details: NonNullable<ErrorBody['details']>;

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not have the form that the call takes');
    this.name = 'InputError';
    this.details = issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  }
}

/** Checks requests against the schemas of their routes. What people read is ours, never the library's wording. */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data, { error: describeProblem });
    return result.success ? { value: result.data } : { error: new InputError(result.error.issues) };
  };
