import { limits, type SiteConfig } from '@curbcut/contracts';
import { useSiteConfig } from '../../../lib/site-config.ts';

const kept = `Kept for ${limits.anonymousResultHours} hours.`;

const stepsOf = ({ sendsMail }: SiteConfig) => [
  {
    title: 'Enter your details',
    text: sendsMail
      ? 'We send the report to your e-mail address.'
      : 'The report comes on this page: this server does not send mail at the moment.',
  },
  { title: 'We open the page', text: 'A real browser loads it, like a visitor would.' },
  { title: 'Several engines check it', text: 'Findings are merged into one list.' },
  {
    title: 'Read the report',
    text: sendsMail ? `By e-mail within ${limits.reportMailMinutes} minutes. ${kept}` : kept,
  },
];

export function HowItWorks() {
  const config = useSiteConfig();
  return (
    <section className="stack" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How It Works</h2>
      <ol className="numbered">
        {stepsOf(config).map(({ title, text }) => (
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
