import {
  countsInScore,
  nothingFailed,
  shutOut,
  type AlsoConcerned,
  type PeopleGroup,
  type ScanResult,
  type ShutOut,
} from '@curbcut/model/scan';
import {
  Brain,
  EarOff,
  Hand,
  Keyboard,
  Mic,
  Palette,
  Volume2,
  Zap,
  ZoomIn,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, useId } from 'react';

interface WhoIsShutOutProps {
  result: ScanResult;
  headingLevel?: 'h2' | 'h3';
}

/** The summary: whom the failures shut out, in words for somebody who knows nothing of accessibility. */
export function WhoIsShutOut(props: WhoIsShutOutProps) {
  const { result, headingLevel: Heading = 'h2' } = props;
  const { clauses, alsoConcerned } = shutOut(result.issues);
  return (
    <div className="stack gap-2">
      <Heading className="sr-only">Summary</Heading>
      <p className="first__summary">
        <Sentence result={result} clauses={clauses} />
      </p>
      <Others others={alsoConcerned} />
      {result.overallScore !== null &&
        result.notAssessed
          .filter(({ kind }) => kind === 'content')
          .map(({ code, message }) => (
            // A score must not stand without how much of the page it is blind to.
            <p key={code} className="text-sm text-muted">
              {message}
            </p>
          ))}
    </div>
  );
}

function Sentence({ result, clauses }: { result: ScanResult; clauses: readonly ShutOut[] }) {
  // A failure of an unknown criterion names nobody.
  if (clauses.length === 0) {
    return result.issues.some(countsInScore) || result.overallScore === null
      ? result.summary
      : nothingFailed;
  }
  return clauses.map(({ who, verb, what }, place) => (
    <Fragment key={who}>
      {place > 0 && ', and '}
      {who}{' '}
      <b>
        {verb} {what}
      </b>
      {place === clauses.length - 1 && '.'}
    </Fragment>
  ));
}

const icons: Readonly<Record<PeopleGroup, LucideIcon>> = {
  screenReader: Volume2,
  keyboard: Keyboard,
  sight: ZoomIn,
  colors: Palette,
  hearing: EarOff,
  hands: Hand,
  voice: Mic,
  mind: Brain,
  seizures: Zap,
};

function Others({ others }: { others: readonly AlsoConcerned[] }) {
  const othersId = useId();
  if (others.length === 0) return null;
  return (
    <div className="first__others">
      <p id={othersId}>Also harder for</p>
      <ul aria-labelledby={othersId}>
        {others.map(({ group, label, who }) => {
          const Icon = icons[group];
          return (
            <li key={group}>
              <Icon className="icon icon--sm" aria-hidden="true" />
              <span aria-hidden="true">{label}</span>
              <span className="sr-only">{who}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
