import { limits } from '@curbcut/model/limits';
import type { ScanTerms } from '../use-scan-terms.ts';

const mayMail = ({ user, isContactOptional }: ScanTerms) =>
  !isContactOptional && (user === null || (user.email_verified && user.email_results));

const stepsOf = (terms: ScanTerms) => [
  {
    title: terms.user ? 'Enter the page' : 'Enter your details',
    text: whereTo(terms),
  },
  { title: 'We open the page', text: 'A real browser loads it, like a visitor would.' },
  {
    title: 'We check it',
    text: 'axe-core, Alfa, Lighthouse and our own checks judge it. Each problem is listed once.',
  },
  {
    title: 'Read the report',
    text: [
      mayMail(terms)
        ? `Mail that gets through usually arrives within ${limits.reportMailMinutes} minutes. Keep the link: mail can be delayed or refused.`
        : '',
      terms.user ? 'In your scan history.' : '',
      terms.keptFor,
    ]
      .filter(Boolean)
      .join(' '),
  },
];

function whereTo(terms: ScanTerms): string {
  if (terms.isContactOptional) {
    return 'The report comes on this page: this server does not send mail at the moment.';
  }
  return mayMail(terms)
    ? 'The report comes on this page, and to your e-mail address if mail gets through.'
    : 'The report comes on this page.';
}

export function HowItWorks({ terms }: { terms: ScanTerms }) {
  return (
    <section className="stack" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How It Works</h2>
      <ol className="numbered">
        {stepsOf(terms).map(({ title, text }) => (
          <li key={title}>
            <div>
              <p className="font-bold">{title}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
