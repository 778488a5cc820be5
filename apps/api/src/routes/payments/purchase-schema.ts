import type { z } from 'zod';
import { errorAnswers } from '../error-answers.ts';

/** The schema of a call that buys a plan, or opens its payment: all of them are refused in the same ways. */
export function purchaseSchema<Body extends z.ZodType, Answer extends z.ZodType>({
  answer,
  ...call
}: {
  summary: string;
  description: string;
  body: Body;
  answer: Answer;
}) {
  return {
    ...call,
    response: { 200: answer, ...errorAnswers(400, 401, 402, 409, 429, 503) },
  };
}
