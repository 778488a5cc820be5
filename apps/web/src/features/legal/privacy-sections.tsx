import { accountLinkLifetime } from '@curbcut/model/accounts';
import { limits } from '@curbcut/model/limits';
import { type SiteConfig } from '@curbcut/model/site';
import { Link } from 'react-router';
import { historyWord } from '../../entities/plan/plan-words.ts';
import type { LegalSection } from './components/legal-document.tsx';
import { OperatorContact } from './components/operator-contact.tsx';
import { operatorSentence } from './operator-words.ts';

/** The privacy policy of this installation. */
export function privacySections(config: SiteConfig): LegalSection[] {
  return [
    { id: 'who', title: 'Who is responsible', content: <Who config={config} /> },
    { id: 'free-scans', title: 'Free scans without an account', content: <FreeScans /> },
    { id: 'accounts', title: 'Accounts', content: <Accounts config={config} /> },
    { id: 'scanned-pages', title: 'What we keep of scanned pages', content: <ScannedPages /> },
    {
      id: 'messages',
      title: 'E-mail, messages and the newsletter',
      content: <Messages config={config} />,
    },
    { id: 'technical', title: 'Technical records', content: <Technical /> },
    { id: 'analytics', title: 'Analytics and consent', content: <Analytics config={config} /> },
    { id: 'others', title: 'Who else receives data', content: <Others config={config} /> },
    { id: 'retention', title: 'How long data is held', content: <Retention config={config} /> },
    { id: 'rights', title: 'Your choices', content: <Rights config={config} /> },
    { id: 'children', title: 'Children', content: <Children /> },
    { id: 'changes', title: 'Changes to this policy', content: <Changes /> },
    {
      id: 'contact',
      title: 'How to reach us',
      content: <OperatorContact about="privacy" />,
    },
  ];
}

function Who({ config }: { config: SiteConfig }) {
  return (
    <p>
      {operatorSentence(config.operator)} “We” and “us” mean the operator. The service scans web
      pages for accessibility barriers with the open software Curbcut.
    </p>
  );
}

function FreeScans() {
  return (
    <>
      <p>For a free scan we store:</p>
      <ul>
        <li>
          the address of the page, and your name, e-mail address and company if you give them;
        </li>
        <li>
          your internet address (of an IPv6 address the first half), to hold the limits on free
          scans;
        </li>
        <li>the result, and the mails that we send you about it.</li>
      </ul>
      <p>
        All of it is deleted {limits.anonymousResultHours} hours after the scan was asked for. Until
        then, whoever knows the address of the result can read the result, and may keep it in an
        account, once: the result is then that account’s, and nobody else can read it. Your name,
        e-mail address, company and internet address are not shown there, do not go to the account,
        and are deleted all the same.
      </p>
    </>
  );
}

function Accounts({ config }: { config: SiteConfig }) {
  return (
    <>
      <p>For an account we store:</p>
      <ul>
        <li>your name, your e-mail address, and your company if you give it;</li>
        <li>your password as a hash (Argon2id), from which the password cannot be read;</li>
        <li>your plan, how it has changed, when, by whom and why, and how much you have used;</li>
        <li>
          your sessions: when they began and were last used, the kind of browser and system, and the
          internet address from which you signed in. Of the access token itself only a hash is
          stored;
        </li>
        <li>
          your scans with their results, your schedules, and the links by which you share scans;
        </li>
        {config.payments && (
          <li>
            if you subscribe: the customer number and the state of your subscription at our payment
            provider. Card numbers go to the provider directly and never reach our server.
          </li>
        )}
      </ul>
      <p>We need these to give you the service that you have signed up for.</p>
    </>
  );
}

function ScannedPages() {
  return (
    <p>
      A result holds a picture of the page, and short excerpts of its code where something was
      found. If a page shows personal data, they can be in both. Scan only pages that you may show
      to us, and delete a scan that should not be kept.
    </p>
  );
}

function Messages({ config }: { config: SiteConfig }) {
  return (
    <ul>
      <li>
        Of each mail about a scan or an account we store the recipient, the kind and whether it was
        sent: with the scan, or for a week. Links in mails are stored as hashes and end with their
        time.
        {!config.sendsMail &&
          ' This installation keeps the mails themselves on its own machine, for a week.'}
      </li>
      <li>
        The link “Tell us it was not you” in a mail is known for {limits.keptDays.notMeLink} days.
        If you use it, we keep a hash of your address for as long as this service runs, so that no
        further mail goes there.
      </li>
      <li>
        What you write through the contact page is stored with your name, e-mail address, subject
        and kind of inquiry, and mailed to us if we have set that up. The stored message is deleted
        after a year.
      </li>
      <li>
        For the newsletter we store your e-mail address once you have confirmed it; an address that
        nobody confirms is deleted after {limits.keptDays.unconfirmedSubscription} days. Each mail
        has a link that ends the subscription and deletes the address. If we use a newsletter
        provider, the address goes to that provider instead, which asks for the confirmation and
        keeps the list.
      </li>
    </ul>
  );
}

function Technical() {
  return (
    <>
      <p>
        Our server logs each request with its time, path and internet address, without what follows
        a question mark, to keep the service running and to find faults. To stop password guessing
        it counts tries under a hash for at most an hour.
      </p>
      <p>
        We measure from the server whether our own services work and how fast they answer, and keep
        these measurements for {limits.keptDays.status} days. They hold nothing about visitors.
      </p>
    </>
  );
}

function Analytics({ config }: { config: SiteConfig }) {
  return (
    <>
      <p>
        Analytics load only after you have agreed to them. Consent is given, or refused, in a
        banner, holds for 30 days, and can be changed at any time on the{' '}
        <Link to="/cookies#your-choice">cookie page</Link>. Refusing has no effect on the service.
      </p>
      {config.analyticsId === null ? (
        <p>
          At the moment this installation uses no analytics, so the banner does not appear, and
          nothing of the kind is loaded.
        </p>
      ) : (
        <p>
          After consent we use Google Analytics 4. It receives which pages you open, when an attempt
          to register begins, succeeds or fails, and technical details of your browser, and sets the
          cookies that the <Link to="/cookies">Cookie Policy</Link> names.
        </p>
      )}
    </>
  );
}

function Others({ config }: { config: SiteConfig }) {
  return (
    <>
      <p>We do not sell data. Others receive data only like this:</p>
      <ul>
        {config.sendsMail && (
          <li>The mail server that carries our mails sees them on their way.</li>
        )}
        {config.payments && (
          <li>
            Stripe handles payments. On the checkout page your browser loads Stripe’s script and
            sends your card details to Stripe, under Stripe’s own privacy policy.
          </li>
        )}
        {config.analyticsId !== null && <li>Google, for analytics, after your consent only.</li>}
        <li>A newsletter provider, if we use one and you subscribe.</li>
        <li>
          The website that you have scanned sees a visit by our scanner, with its name and our
          address. It does not learn who asked.
        </li>
        <li>Authorities, where the law obliges us.</li>
      </ul>
      <p>No other page of ours loads anything from third parties.</p>
    </>
  );
}

function Retention({ config }: { config: SiteConfig }) {
  const { free, pro, enterprise } = config.plans;
  return (
    <>
      <p>
        Data that you have given us may be held until you ask for its deletion, unless one of these
        ends it earlier:
      </p>
      <ul>
        <li>
          Free scans: {limits.anonymousResultHours} hours, unless the result is kept in an account.
        </li>
        {[free, pro, enterprise].map((plan) => (
          <li key={plan.type}>
            {plan.name}: {historyWord(plan)}.
          </li>
        ))}
        <li>
          PDF files of reports: {limits.keptDays.pdf} days. They are made again when somebody asks.
        </li>
        <li>Shared links: until the day that you have chosen, or until you end them.</li>
        <li>Sessions: {limits.sessionDays} days after their last use.</li>
        <li>Messages through the contact page: one year.</li>
        <li>
          Links in mails: {accountLinkLifetime('reset-password')} to reset a password,{' '}
          {accountLinkLifetime('confirm-new-email')} to change the address,{' '}
          {accountLinkLifetime('verify-email')} to confirm it. That a link was used is remembered
          for {limits.keptDays.usedLink} days.
        </li>
      </ul>
      <p>
        When an account is deleted, its scans, reports, schedules and links are erased with it.
        {config.payments && ' Invoices stay with Stripe, as the law requires.'}
      </p>
    </>
  );
}

function Rights({ config }: { config: SiteConfig }) {
  const { privacyEmail } = config.operator;
  return (
    <>
      <ul>
        <li>
          <strong>See and take your data:</strong> in Settings, “Download my data” gives you
          everything that your account holds as one ZIP file.
        </li>
        <li>
          <strong>Correct it:</strong> change your name, company and e-mail address in Settings.
        </li>
        <li>
          <strong>Delete it:</strong> delete single scans in your history, or the whole account in
          Settings.
        </li>
        <li>
          <strong>Take back consent:</strong> on the{' '}
          <Link to="/cookies#your-choice">cookie page</Link>.
        </li>
      </ul>
      <p>
        For everything else, or if you have no account,{' '}
        {privacyEmail === null ? (
          <>
            write to us through the <Link to="/contact">contact page</Link>
          </>
        ) : (
          <>
            write to <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
          </>
        )}
        . Depending on where you live, the law may give you further rights, such as that to complain
        to a supervisory authority. In Canada this is the Office of the Privacy Commissioner.
      </p>
    </>
  );
}

function Children() {
  return (
    <p>
      The service is not directed to children under 13, and we do not knowingly store data about
      them. Users must be at least 18, as the{' '}
      <Link to="/terms#who-may-use-it">rules on who may use it</Link> say. If a child has given us
      data, tell us, so that we delete them.
    </p>
  );
}

function Changes() {
  return <p>When this policy changes, the date at its top changes with it.</p>;
}
