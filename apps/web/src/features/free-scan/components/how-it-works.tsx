import { limits } from '@curbcut/contracts';

const steps = [
  { title: 'Enter your details', text: 'We send the report to your e-mail address.' },
  { title: 'We open the page', text: 'A real browser loads it, like a visitor would.' },
  { title: 'Several engines check it', text: 'Findings are merged into one list.' },
  {
    title: 'Read the report',
    text: `By e-mail within ${limits.reportMailMinutes} minutes. Kept for ${limits.anonymousResultHours} hours.`,
  },
];

export function HowItWorks() {
  return (
    <section className="stack" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How It Works</h2>
      <ol className="numbered">
        {steps.map(({ title, text }) => (
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
