import { categories, impacts, toScoreOutOf100 } from '@curbcut/model/scan';
import { type CompareAnswer } from '@curbcut/wire/dashboard';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { formatLocalTime } from '../../../lib/format.ts';
import { scanExtent } from '../../../entities/scan/scan-facts.ts';
import { shortUrl } from '../../../lib/page-url.ts';

type Subject = CompareAnswer['subjects'][number];

/** One column for each, one row for each figure. */
export function ComparedSubjects({ subjects }: { subjects: readonly Subject[] }) {
  return (
    <section className="card card--flush" aria-labelledby="side-by-side">
      <div className="card__head">
        <h2 id="side-by-side">Side by side</h2>
      </div>
      <ScrollRegion className="table-scroll" label="Comparison">
        <table className="table table--compare">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              {subjects.map((subject, index) => (
                <th scope="col" key={index}>
                  <SubjectName subject={subject} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Score</th>
              {subjects.map(({ scan }, index) => (
                <td key={index}>
                  <ScoreBox score={scan?.overall_score ?? null} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Issues</th>
              {subjects.map(({ scan }, index) => (
                <td key={index} className="num">
                  {scan?.issues_count ?? 'None known'}
                </td>
              ))}
            </tr>
            {impacts.map((impact) => (
              <tr key={impact}>
                <th scope="row">{severities[impact].word} issues</th>
                {subjects.map(({ scan, severity_counts: counts }, index) => (
                  <td key={index} className="num">
                    {scan ? counts[impact] : 'None known'}
                  </td>
                ))}
              </tr>
            ))}
            {categories.map(({ slug, name }) => (
              <tr key={slug}>
                <th scope="row">{name}</th>
                {subjects.map((subject, index) => {
                  const known = subject.categories.find((category) => category.slug === slug);
                  return (
                    <td key={index} className="num">
                      {known ? toScoreOutOf100(known.score) : 'No score'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function SubjectName({ subject: { url, scan } }: { subject: Subject }) {
  const text = <BreakableText text={shortUrl(url)} />;
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
    </Link>
  );
}
