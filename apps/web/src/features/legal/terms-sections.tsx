import { amount } from '../../lib/format.ts';
import { limits } from '@curbcut/model/limits';
import { type SiteConfig } from '@curbcut/model/site';
import { Link } from 'react-router';
import { planLines } from '../../entities/plan/plan-words.ts';
import type { LegalSection } from './components/legal-document.tsx';
import { OperatorContact } from './components/operator-contact.tsx';
import { operatorPhrase } from './operator-words.ts';

/** The terms of this installation. */
export function termsSections(config: SiteConfig): LegalSection[] {
  return [
    { id: 'parties', title: 'Who these terms are between', content: <Parties config={config} /> },
    { id: 'who-may-use-it', title: 'Who may use the service', content: <WhoMayUseIt /> },
    { id: 'permission', title: 'Permission to scan', content: <Permission /> },
    { id: 'fair-use', title: 'Fair use', content: <FairUse config={config} /> },
    { id: 'results', title: 'What a result means', content: <Results /> },
    { id: 'plans', title: 'Plans and payment', content: <Plans config={config} /> },
    { id: 'content', title: 'Your content and our software', content: <Content /> },
    { id: 'ending', title: 'Ending', content: <Ending config={config} /> },
    { id: 'liability', title: 'Warranty and liability', content: <Liability /> },
    { id: 'law', title: 'Governing law', content: <Law config={config} /> },
    { id: 'changes', title: 'Changes to these terms', content: <Changes /> },
    { id: 'contact', title: 'How to reach us', content: <OperatorContact about="support" /> },
  ];
}

function Parties({ config }: { config: SiteConfig }) {
  return (
    <p>
      These terms are between you and {operatorPhrase(config.operator)} (“we”, “us”). They apply to
      this website, its programming interface and the reports that it makes. Our{' '}
      <Link to="/privacy">Privacy Policy</Link> and <Link to="/cookies">Cookie Policy</Link> belong
      to them.
    </p>
  );
}

function WhoMayUseIt() {
  return (
    <ul>
      <li>You must be at least 18 years old.</li>
      <li>If you act for an organization, you must be allowed to bind it to these terms.</li>
      <li>
        Give true details when you register, keep your password to yourself, and tell us if somebody
        else uses your account. You answer for what is done with it.
      </li>
    </ul>
  );
}

function Permission() {
  return (
    <>
      <p>
        <strong>Scanning a website without the authorization of its owner is forbidden.</strong> By
        asking for a scan you declare that the website is yours, or that its owner has agreed.
      </p>
      <p>
        If you own a website and do not want visits by our scanner, tell us: we can exclude it for
        good. The scanner names itself in every request.
      </p>
    </>
  );
}

function FairUse({ config }: { config: SiteConfig }) {
  return (
    <>
      <p>You may not:</p>
      <ul>
        <li>get around limits, for example with several accounts or changing addresses;</li>
        <li>use the service to look for security holes, to overload a website, or to copy it;</li>
        <li>reach data of others, or disturb the service;</li>
        <li>have mails sent to people who have not asked for them;</li>
        <li>present a report as a certificate, or change it so that it misleads.</li>
      </ul>
      <p>
        Free scans without an account are limited to {amount(config.freeScansPerHour)} an hour from
        one internet address, at most {amount(config.freeScansAtOnce)} at the same time, and their
        results are deleted after {limits.anonymousResultHours} hours, unless they are kept in an
        account.
      </p>
    </>
  );
}

function Results() {
  return (
    <>
      <p>
        The service is a diagnostic tool only.{' '}
        <strong>It does not guarantee compliance with any law or standard,</strong> and a score or a
        report is no statement that a website conforms to WCAG, EN 301 549 or anything else.
        Automated checks find part of the barriers. Others only people can find.
      </p>
      <p>Nothing on this website is legal advice.</p>
    </>
  );
}

function Plans({ config }: { config: SiteConfig }) {
  return (
    <>
      <ul>
        {planLines(config.plans).map(([name, line]) => (
          <li key={name}>
            <strong>{name}:</strong> {line}
          </li>
        ))}
      </ul>
      {config.payments ? (
        <ul>
          <li>Paid plans are charged each month in advance, in US dollars, by Stripe.</li>
          <li>
            You can change the plan at any time. An upgrade takes effect at once, a downgrade at the
            end of the period that has been paid for.
          </li>
          <li>You can cancel at any time, and keep access until the end of the billing period.</li>
          <li>
            If a payment fails, we tell you by mail. If it is not made good in the time that the
            mail names, the account goes back to the free plan. Schedules beyond that plan are
            paused, not deleted.
          </li>
        </ul>
      ) : (
        <p>
          This installation takes no payments. The operator of this service decides which plan an
          account has.
        </p>
      )}
    </>
  );
}

function Content() {
  return (
    <p>
      What you give us, and the results of your scans, stay yours. You allow us to process them as
      far as the service needs it. Curbcut is open software; what you may do with its code is said
      by its license, not by these terms.
    </p>
  );
}

function Ending({ config }: { config: SiteConfig }) {
  return (
    <p>
      You can delete your account in Settings at any time.
      {config.payments && ' A subscription ends with it.'} We may end an account that breaks these
      terms, and we may stop running the service.
    </p>
  );
}

function Liability() {
  return (
    <>
      <p>
        The service is provided as it is, without a warranty that it is always available, complete
        or free of faults.
      </p>
      <p>
        As far as the law allows, our liability for all claims together is limited to{' '}
        <strong>what you have paid us in the 6 months before the claim</strong>, and we are not
        liable for indirect damage, such as lost profit. Liability that the law does not allow to
        limit is not limited.
      </p>
    </>
  );
}

function Law({ config }: { config: SiteConfig }) {
  return (
    <p>
      The law of {config.operator.governingLaw} governs these terms, together with the federal laws
      that apply there, without its rules on the conflict of laws. Rights that you have as a
      consumer where you live stay with you.
    </p>
  );
}

function Changes() {
  return (
    <p>
      When these terms change, the date at their top changes with them. If you do not agree, stop
      using the service and delete your account. Should one provision be invalid, the others hold.
    </p>
  );
}
