import { type CompareAnswer } from '@curbcut/wire/dashboard';
import { standardName } from '@curbcut/model/scan';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { amount, formatLocalTime } from '../../../lib/format.ts';
import { scanExtent } from '../../../entities/scan/scan-facts.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { changesSentence, comparedFigures, type ComparedFigure } from '../compared-figures.ts';
import { FigureDifference } from './figure-difference.tsx';

type Subject = CompareAnswer['subjects'][number];

/** One column for each, one row for each figure; of two also how far they are apart. */
export function ComparedSubjects({ subjects, difference }: CompareAnswer) {
  const isPair = subjects.length === 2;
  const names = subjects.map((subject, index) => columnName(subject, index, difference));
  return (
    <section className="card card--flush" aria-labelledby="side-by-side">
      <div className="card__head">
        <h2 id="side-by-side">Side by side</h2>
        {differsInStandard(subjects) && (
          <p>
            They were judged by different standards, so their scores and counts can’t be compared.
          </p>
        )}
        {difference && <p className="text-muted">{changesSentence(difference)}</p>}
      </div>
      <ScrollRegion className="table-scroll" label="Comparison">
        <table className={`table table--compare ${isPair ? 'table--pair' : ''}`}>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              {subjects.map((subject, index) => (
                <th scope="col" key={index}>
                  <SubjectName subject={subject} name={names[index] ?? null} />
                </th>
              ))}
              {isPair && <th scope="col">Difference</th>}
            </tr>
          </thead>
          <tbody>
            {comparedFigures(subjects, difference).map((figure) => (
              <tr key={figure.name}>
                <th scope="row">{figure.name}</th>
                {figure.values.map((value, index) => (
                  <td key={index} className="num">
                    <span className="table__narrow-name" aria-hidden="true">
                      {names[index] ?? shortUrl(subjects[index]?.url ?? '')}
                    </span>
                    <FigureValue figure={figure} value={value} subject={subjects[index]} />
                  </td>
                ))}
                {isPair && (
                  <td className="num">
                    <span className="table__narrow-name" aria-hidden="true">
                      Difference
                    </span>
                    <FigureDifference figure={figure} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function differsInStandard(subjects: readonly Subject[]): boolean {
  return new Set(subjects.flatMap(({ standard }) => standard ?? [])).size > 1;
}

/** Two scans of one page have the same address. */
function columnName(
  { scan }: Subject,
  index: number,
  difference: CompareAnswer['difference'],
): string | null {
  if (!difference) return null;
  const isOlder = scan ? scan.scan_id === difference.older_scan_id : index === 0;
  return isOlder ? 'Older' : 'Newer';
}

function FigureValue(props: {
  figure: ComparedFigure;
  value: number | null;
  subject: Subject | undefined;
}) {
  const { figure, value, subject } = props;
  if (figure.name === 'Score') return <ScoreBox score={subject?.scan?.overall_score ?? null} />;
  return (value === null ? null : amount(value)) ?? (figure.isScore ? 'No score' : 'None known');
}

function SubjectName(props: { subject: Subject; name: string | null }) {
  const { url, scan, standard } = props.subject;
  const text = (
    <>
      {props.name !== null && <span className="block text-sm font-normal">{props.name}</span>}
      <BreakableText text={shortUrl(url)} />
    </>
  );
  if (!scan) {
    return (
      <>
        {text}
        <span className="block text-sm font-normal text-muted">No completed scan</span>
      </>
    );
  }
  return (
    <Link to={`/scan/${scan.scan_id}`}>
      {text}
      <span className="block text-sm font-normal">
        {scanExtent(scan)}, {formatLocalTime(scan.scan_date)}
      </span>
      {standard && <span className="block text-sm font-normal">{standardName(standard)}</span>}
    </Link>
  );
}
