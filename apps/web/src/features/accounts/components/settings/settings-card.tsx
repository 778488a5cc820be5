import { useId, type ReactNode } from 'react';

/** One topic of the settings. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
