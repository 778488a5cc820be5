import {
  alsoConcernedSentence,
  countsInScore,
  nothingFailed,
  shutOut,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';

interface WhoIsShutOutProps {
  scan: Pick<ScanReport, 'scanType'>;
  result: ScanResult;
  headingLevel?: 'h2' | 'h3';
}

/** The summary: whom the failures shut out, in words for somebody who knows nothing of accessibility. */
export function WhoIsShutOut(props: WhoIsShutOutProps) {
  const { scan, result, headingLevel: Heading = 'h2' } = props;
  return (
    <div className="stack gap-2">
      <Heading className="sr-only">Summary</Heading>
      <p className="first__summary">
        <Sentences result={result} />
      </p>
      {scan.scanType === 'site' && <p className="text-sm text-muted">{result.summary}</p>}
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

function Sentences({ result }: { result: ScanResult }) {
  const { sentences, alsoConcerned } = shutOut(result.issues);
  // A failure of an unknown criterion names nobody.
  if (sentences.length === 0) {
    return result.issues.some(countsInScore) || result.overallScore === null
      ? result.summary
      : nothingFailed;
  }
  return (
    <>
      {sentences.map(({ who, verb, what }) => (
        <span key={who}>
          {who}{' '}
          <b>
            {verb} {what}
          </b>
          .{' '}
        </span>
      ))}
      {alsoConcerned.length > 0 && alsoConcernedSentence(alsoConcerned)}
    </>
  );
}
