import { CodeBlock } from '../../../components/ui/code-block.tsx';

const skipLink = `<body>
  <a class="skip-link" href="#main">Skip to main content</a>
  <header>...</header>
  <main id="main" tabindex="-1">...</main>
</body>`;

const steps = [
  {
    minutes: '0 to 10',
    title: 'Scan the page that most people see',
    text: 'Read the critical and serious issues only, and mark those that sit in the header, the footer or another part that all pages share.',
  },
  {
    minutes: '10 to 20',
    title: 'Put the mouse away',
    text: 'Press Tab to the end of the page. Write down where you lost the focus, and what you could not reach or not leave.',
  },
  {
    minutes: '20 to 25',
    title: 'Enlarge to 400 percent',
    text: 'In a window 1280 pixels wide, nothing should be cut off, and reading should need no scrolling to the side.',
  },
  {
    minutes: '25 to 40',
    title: 'Listen to one form',
    text: 'Start the screen reader that your system brings. Every field should have a name, every mistake a sentence, every button a purpose.',
  },
  {
    minutes: '40 to 55',
    title: 'Repair one shared thing',
    text: 'Choose what is on every page: the name of a button, the color of the links, a missing way past the navigation.',
  },
  {
    minutes: '55 to 60',
    title: 'Scan again, and keep both results',
    text: 'The difference is your first line in the record of what was done, and when.',
  },
] as const;

/** Where to begin, by the clock. */
export function FirstHour() {
  return (
    <section className="card card--roomy stack gap-6" aria-labelledby="first-hour">
      <div className="stack gap-2">
        <h2 id="first-hour">The first hour</h2>
        <p className="text-muted measure">
          You know that something should be done, and not where to begin. This order finds the worst
          first and ends with something better than before.
        </p>
      </div>
      <ol className="hour">
        {steps.map(({ minutes, title, text }) => (
          <li key={title}>
            <p className="hour__minutes">Minutes {minutes}</p>
            <h3 className="text-base">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <CodeBlock
        label="A good first repair: a way past the navigation (WCAG 2.4.1)"
        language="html"
        code={skipLink}
      />
    </section>
  );
}
