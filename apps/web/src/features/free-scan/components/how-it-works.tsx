import { limits } from '@curbcut/model/limits';
import { noMailHere } from '@curbcut/model/site';
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
        ? `The e-mail usually arrives within ${limits.reportMailMinutes} minutes. You can also keep the link.`
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
    return `Your report appears on this page. ${noMailHere}`;
  }
  return mayMail(terms)
    ? 'Your report appears on this page, and we e-mail you a copy.'
    : 'Your report appears on this page.';
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
