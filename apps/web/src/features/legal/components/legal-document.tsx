import type { ReactNode } from 'react';
import { formatPolicyDate, policyDates } from '../policy-dates.ts';

export interface LegalSection {
  /** Also its URL within the page. */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  /** What it says, in a sentence or two. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

/** A policy: its dates, what is in it, and its numbered sections. */
export function LegalDocument({ title, summary, sections }: LegalDocumentProps) {
  return (
    <article className="legal">
      <header className="stack gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="legal__dates">
          Effective <PolicyDate day={policyDates.effective} />, last updated{' '}
          <PolicyDate day={policyDates.lastUpdated} />
        </p>
        <p className="lead">{summary}</p>
      </header>
      <nav className="legal__contents" aria-labelledby="contents">
        <h2 id="contents" className="text-base">
          Contents
        </h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal__body">
        {sections.map((section, index) => (
          <section key={section.id} className="prose" aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1}>
              {index + 1}. {section.title}
            </h2>
            {section.content}
          </section>
        ))}
      </div>
    </article>
  );
}

function PolicyDate({ day }: { day: string }) {
  return <time dateTime={day}>{formatPolicyDate(day)}</time>;
}
