import type { SiteConfig } from '@curbcut/model/site';
import { Link } from 'react-router';
import type { LegalSection } from './components/legal-document.tsx';
import { OperatorContact } from './components/operator-contact.tsx';
import { StoredItems } from './components/stored-items-list.tsx';
import { YourChoice } from './components/your-choice.tsx';
import { operatorSentence } from './operator-words.ts';

/** The cookie policy of this installation. */
export function cookieSections(config: SiteConfig): LegalSection[] {
  const hasAnalytics = config.analyticsId !== null;
  return [
    { id: 'in-short', title: 'In short', content: <InShort config={config} /> },
    {
      id: 'your-choice',
      title: 'Your choice',
      content: <YourChoice hasAnalytics={hasAnalytics} />,
    },
    { id: 'storage', title: 'What we keep in your browser', content: <Storage /> },
    { id: 'cookies', title: 'Cookies', content: <Cookies config={config} /> },
    { id: 'browser', title: 'Settings of your browser', content: <Browser /> },
    { id: 'retention', title: 'How long data is held', content: <Retention /> },
    { id: 'contact', title: 'How to reach us', content: <OperatorContact about="privacy" /> },
  ];
}

function InShort({ config }: { config: SiteConfig }) {
  return (
    <p>
      {operatorSentence(config.operator)} The service sets no cookie of its own. What the pages have
      to remember, such as that you are signed in, is kept in your browser’s storage.{' '}
      {config.analyticsId === null
        ? 'Analytics are not used on this installation.'
        : 'Analytics, and the cookies that come with them, wait for your consent.'}
    </p>
  );
}

function Storage() {
  return (
    <>
      <p>
        A cookie is sent with every request. The browser’s storage stays in the browser, and only
        the access token in it is sent, to this service alone. These entries are needed for what you
        ask for, so no consent is asked for them:
      </p>
      <StoredItems />
    </>
  );
}

function Cookies({ config }: { config: SiteConfig }) {
  return (
    <>
      {config.analyticsId === null ? (
        <p>
          None. Without analytics no page of this service sets a cookie
          {config.payments && ', except the checkout'}.
        </p>
      ) : (
        <p>
          Only after you have accepted: <code>_ga</code> and those that begin with <code>_ga_</code>
          , set by Google Analytics 4 to tell visitors apart without their names, for at most two
          years. Declining, or taking consent back, deletes them and stops analytics.
        </p>
      )}
      {config.payments && (
        <p>
          On the checkout page alone, Stripe’s script may set cookies that it needs to recognize
          fraud (<code>__stripe_mid</code> for a year, <code>__stripe_sid</code> for 30 minutes).
        </p>
      )}
    </>
  );
}

function Browser() {
  return (
    <p>
      You can delete cookies and storage in the settings of your browser, or have it refuse them.
      Then you have to sign in again in each tab, and your choice of theme is forgotten. Everything
      else works.
    </p>
  );
}

function Retention() {
  return (
    <p>
      What your browser keeps, it keeps as long as the list above says. Data that has reached our
      server may be held until you ask for its deletion, unless it ends earlier by itself: see{' '}
      <Link to="/privacy#retention">what ends when</Link>.
    </p>
  );
}
