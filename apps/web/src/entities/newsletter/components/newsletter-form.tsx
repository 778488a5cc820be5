import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormTrap } from '../../../components/ui/form-trap.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { useFormToken } from '../../../lib/use-form-token.ts';
import { useForm } from '../../../lib/use-form.ts';
import { errorsOf } from '../../../lib/form-errors.ts';
import { emailError } from '../../account/email-error.ts';
import { subscribe } from '../api/subscribe.ts';

interface NewsletterForm {
  email_address: string;
}

const failed = 'You could not be subscribed. Please try again.';

/** One field. What it answers never tells whether the address is known. */
export function NewsletterForm({ title }: { title: string }) {
  const trap = useRef<HTMLInputElement>(null);
  const { formRef, sendWithToken } = useFormToken();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm<NewsletterForm>({
    initial: { email_address: '' },
    validate: ({ email_address: email }) => {
      setAnswer(null);
      return errorsOf<NewsletterForm>({ email_address: emailError(email) });
    },
    send: async ({ email_address: email }): Promise<void> => {
      const website = trap.current?.value ?? '';
      const message = await sendWithToken((token) =>
        subscribe({ email_address: email.trim(), form_token: token, website }),
      );
      setAnswer(message);
      form.reset();
    },
    failureMessage: (error) => failureSentence(error, failed),
    onFailure: () => undefined,
  });
  return (
    <form
      method="post"
      className="newsletter needs-script"
      onSubmit={form.submit}
      ref={formRef}
      noValidate
    >
      <h2>{title}</h2>
      <p className="newsletter__lead">
        News about Curbcut and web accessibility. You can leave with one click.
      </p>
      <div className="newsletter__row">
        <TextField
          {...form.text('email_address')}
          label="Email address"
          type="email"
          autoComplete="email"
          required
        />
        <FormTrap inputRef={trap} />
        <SubmitButton look="secondary" isPending={form.isPending} pendingLabel="Subscribing...">
          Subscribe
        </SubmitButton>
      </div>
      <div aria-live="polite">
        {answer !== null && (
          <p className="newsletter__said">
            <CircleCheck className="icon" aria-hidden="true" />
            <span>{answer}</span>
          </p>
        )}
        {form.failure !== null && (
          <p className="newsletter__said newsletter__said--failed">
            <CircleAlert className="icon" aria-hidden="true" />
            <span>{form.failure}</span>
          </p>
        )}
      </div>
    </form>
  );
}
