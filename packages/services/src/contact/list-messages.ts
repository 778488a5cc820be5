import type { InquiryType } from '@curbcut/model/site';
import type { ServiceContext } from '../kernel/context/service-context.ts';

export interface ContactMessage {
  id: string;
  inquiryType: InquiryType;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Null: it was stored only. */
  mailedTo: string | null;
  createdAt: Date;
}

/** The newest messages of the contact page, newest first. */
export async function listMessages({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { limit: number };
}): Promise<ContactMessage[]> {
  return ctx.db
    .selectFrom('contact_messages')
    .select([
      'id',
      'inquiry_type as inquiryType',
      'name',
      'email',
      'subject',
      'message',
      'mailed_to as mailedTo',
      'created_at as createdAt',
    ])
    .orderBy('created_at', 'desc')
    .limit(input.limit)
    .execute();
}
