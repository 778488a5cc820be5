import { limits } from '@curbcut/model/limits';
import { siteMessages } from '@curbcut/model/site';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FormTrap } from '../../../components/ui/form-trap.tsx';
import { NeedsScript } from '../../../components/ui/needs-script.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextAreaField } from '../../../components/ui/text-area-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { useFormToken } from '../../../lib/use-form-token.ts';
import { useForm } from '../../../lib/use-form.ts';
import { sendMessage } from '../api/send-message.ts';
import {
  emptyContactForm,
  readInquiryType,
  validateContact,
  type ContactForm,
} from '../contact-form.ts';
import { InquiryChoice } from './inquiry-choice.tsx';

const sentToastMs = 10_000;

/** What was typed stays until the server has it. */
export function MessageForm() {
  const [search] = useSearchParams();
  const trap = useRef<HTMLInputElement>(null);
  const { formRef, sendWithToken } = useFormToken();
  const form = useForm<ContactForm>({
    initial: emptyContactForm(readInquiryType(search.get('type'))),
    validate: validateContact,
    send: async ({ inquiryType, name, email, subject, message }): Promise<void> => {
      const website = trap.current?.value ?? '';
      const sentence = await sendWithToken((token) =>
        sendMessage({
          inquiry_type: inquiryType,
          name: name.trim(),
          email: email.trim(),
          subject: subject.trim(),
          message: message.trim(),
          form_token: token,
          website,
        }),
      );
      form.reset();
      showToast('success', sentence, { durationMs: sentToastMs });
    },
    failureMessage: (error) => failureSentence(error, siteMessages.contactFailed),
    onFailure: () => showToast('error', siteMessages.contactFailed),
  });
  return (
    <form method="post" className="stack gap-6" onSubmit={form.submit} ref={formRef} noValidate>
      {form.failure !== null && (
        <Notice kind="error" role="alert">
          <p>{form.failure}</p>
        </Notice>
      )}
      <NeedsScript what="Sending a message" />
      <InquiryChoice {...form.text('inquiryType')} />
      <div className="formrow">
        <TextField
          {...form.text('name')}
          label="Full Name"
          autoComplete="name"
          maxLength={limits.nameLength}
          required
        />
        <TextField
          {...form.text('email')}
          label="Email Address"
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <TextField
        {...form.text('subject')}
        label="Subject"
        maxLength={limits.subjectLength}
        required
      />
      <TextAreaField
        {...form.text('message')}
        label="Message"
        rows={6}
        maxLength={limits.messageLength}
        required
      />
      <FormTrap inputRef={trap} />
      <SubmitButton
        className="btn--lg btn--block"
        isPending={form.isPending}
        pendingLabel="Sending..."
      >
        <Send className="icon" aria-hidden="true" />
        Send Message
      </SubmitButton>
    </form>
  );
}
