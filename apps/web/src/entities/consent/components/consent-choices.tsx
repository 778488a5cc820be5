import { CircleCheck, CircleX, Info } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { storeConsent } from '../consent-record.ts';
import { useConsent } from '../use-consent.ts';

const said = {
  unknown: { text: 'Your choice is shown here once the page has loaded.', Icon: Info },
  open: { text: 'You have not chosen yet. Until you accept, analytics stay off.', Icon: Info },
  accepted: { text: 'You have accepted analytics cookies.', Icon: CircleCheck },
  declined: { text: 'You have declined analytics. Nothing is loaded.', Icon: CircleX },
} as const;

/** What was chosen about analytics, and the two buttons that change it. */
export function ConsentChoices() {
  const consent = useConsent();
  const { text, Icon } = said[consent];
  return (
    <div className="consent-choices">
      <p aria-live="polite">
        <Icon className="icon" aria-hidden="true" />
        <span>{text}</span>
      </p>
      <div className="row needs-script">
        <Button aria-pressed={consent === 'declined'} onPress={() => storeConsent(false)}>
          Decline Analytics
        </Button>
        <Button aria-pressed={consent === 'accepted'} onPress={() => storeConsent(true)}>
          Accept All Cookies
        </Button>
      </div>
    </div>
  );
}
