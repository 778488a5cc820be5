import { LoaderCircle, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { resendVerification } from '../api/resend-verification.ts';

/** Sends the mail with the link once more, and says what came of it. */
export function ResendVerification({ email }: { email: string }) {
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const resend = async () => {
    setPending(true);
    try {
      setAnswer(await resendVerification(email));
    } catch (error) {
      const message = failureSentence(error, 'The e-mail could not be sent.');
      showToast('error', message);
      setAnswer(message);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="row">
      <Button isPending={isPending} onPress={() => void resend()}>
        {isPending ? (
          <LoaderCircle className="icon spin" aria-hidden="true" />
        ) : (
          <Send className="icon" aria-hidden="true" />
        )}
        {isPending ? 'Sending...' : 'Send the e-mail again'}
      </Button>
      <output>{answer}</output>
    </div>
  );
}
