import { ListPicture, RequestPicture, ScanPicture } from './step-pictures.tsx';

const steps = [
  {
    title: 'Submit',
    text: 'Enter one address. No script on your site, no plug-in, nothing to install.',
    Picture: RequestPicture,
  },
  {
    title: 'Scan',
    text: 'A real browser opens the page once; axe-core, Alfa, Lighthouse and our own checks judge what it shows. You see each stage.',
    Picture: ScanPicture,
  },
  {
    title: 'Results and tracking',
    text: 'What they found is merged into one list. Read, download or share it, and schedule the next scan to see the trend.',
    Picture: ListPicture,
  },
] as const;

export function Steps() {
  return (
    <section className="section section--sunken" aria-labelledby="home-steps">
      <div className="wrap stack gap-10">
        <h2 id="home-steps" className="section__title">
          How it works
        </h2>
        <ol className="steps">
          {steps.map(({ title, text, Picture }) => (
            <li key={title} className="stack gap-2">
              <Picture />
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
