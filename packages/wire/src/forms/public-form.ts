import { z } from 'zod';

/** `POST /form-token`: what a public form sends along. It becomes valid after `wait_ms`, and is used once. */
export const FormTokenAnswer = z.object({ form_token: z.string(), wait_ms: z.int() });
export type FormTokenAnswer = z.infer<typeof FormTokenAnswer>;

/** What keeps machines out of public forms without asking a third party. */
export const formGuard = {
  form_token: z.string().min(1).max(64),
  /** Nobody sees this field: whoever fills it is a machine. */
  website: z.string().max(2_000).default(''),
};
