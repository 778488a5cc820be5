import { limits } from '@curbcut/contracts';
import type { ScanTerms } from '../use-scan-terms.ts';

const stepsOf = ({ user, isContactOptional, keptFor }: ScanTerms) => [
  {
    title: user ? 'Enter the page' : 'Enter your details',
    text: isContactOptional
      ? 'The report comes on this page: this server does not send mail at the moment.'
      : 'We send the report to your e-mail address.',
  },
  { title: 'We open the page', text: 'A real browser loads it, like a visitor would.' },
  { title: 'Several engines check it', text: 'Findings are merged into one list.' },
  {
    title: 'Read the report',
    text: [
      isContactOptional ? '' : `By e-mail within ${limits.reportMailMinutes} minutes.`,
      user ? 'In your scan history.' : '',
      keptFor,
    ]
      .filter(Boolean)
      .join(' '),
  },
];

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
