import { criteriaCoverage, failuresCoverage, measuredQuality } from '@curbcut/rules/coverage';
import { Check, Minus, ScanSearch } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { engineSources } from '../../../lib/engine-names.ts';
import { failuresSentence, sourceWords } from '../coverage-words.ts';
import { CoverageOverview } from './coverage-overview.tsx';
import { CoverageQuality } from './coverage-quality.tsx';
import { CriteriaTable } from './criteria-table.tsx';
import { FailuresTable } from './failures-table.tsx';

export { coveragePage } from '../coverage-page-info.ts';

const criteria = criteriaCoverage();
const failures = failuresCoverage();

const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust'].map((name, at) => ({
  name,
  number: at + 1,
  criteria: criteria.filter(({ number }) => number.startsWith(`${at + 1}.`)),
}));

const notTested = [
  'Pages behind a login.',
  'Documents such as PDF, and apps.',
  'Whether a text is easy to understand.',
];

/** What the rules of this version test of WCAG 2.2, and what not. */
export function CoveragePage() {
  return (
    <div className="stack gap-8">
      <div className="stack gap-3">
        <h1 className="text-3xl">What Curbcut tests</h1>
        <p className="lead">
          And what it cannot. No program can tell that a page meets WCAG; it can find many failures,
          ask good questions, and name what is left.
        </p>
      </div>
      <CoverageOverview criteria={criteria} />
      <CoverageQuality {...measuredQuality} />
      <section className="stack" aria-labelledby="sources">
        <div className="coverage-head">
          <h2 id="sources">Who finds what</h2>
        </div>
        <ul className="ticks coverage-text">
          {engineSources.map(([name]) => (
            <li key={name}>
              <Check className="icon" aria-hidden="true" />
              <span>
                <b>{name}</b> {sourceWords[name]}
              </span>
            </li>
          ))}
          <li>
            <Check className="icon" aria-hidden="true" />
            <span>
              <b>The browser&apos;s accessibility tree</b> is asked where a rule says that something
              has no name. Where the two differ, a person has to look.
            </span>
          </li>
        </ul>
        <p className="coverage-text text-muted">
          A rule that can fail a page asks for review instead where it is not sure. Experimental
          rules are run, and count for nothing here.
        </p>
      </section>
      {principles.map((principle) => (
        <CriteriaTable key={principle.name} {...principle} />
      ))}
      <section className="stack" aria-labelledby="failures">
        <div className="coverage-head">
          <h2 id="failures">Common failures</h2>
          <span className="text-sm text-muted">{failures.length} failures</span>
        </div>
        <p className="coverage-text">{failuresSentence(failures)}</p>
        <FailuresTable failures={failures} />
      </section>
      <section className="stack" aria-labelledby="not-tested">
        <div className="coverage-head">
          <h2 id="not-tested">Not tested at all</h2>
        </div>
        <ul className="ticks ticks--no coverage-text">
          {notTested.map((text) => (
            <li key={text}>
              <Minus className="icon" aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink look="primary" to="/free-scan">
            <ScanSearch className="icon" aria-hidden="true" />
            Scan a page
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
