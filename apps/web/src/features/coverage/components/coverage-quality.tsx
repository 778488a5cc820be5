import type { Quality } from '@curbcut/rules/coverage';
import { formatUtcDay } from '../../../lib/format-utc-day.ts';
import { suiteWords } from '../coverage-words.ts';

/** How good scans are where the right answer is known. */
export function CoverageQuality({ measuredOn, judgedOn, suites, software }: Quality) {
  const judged = software.true + software.debatable + software.false;
  const own = suites.find(({ id }) => id === 'realistic');
  const clean = suites.reduce((sum, suite) => sum + suite.clean, 0);
  const alarms = suites.reduce((sum, suite) => sum + suite.falseAlarms, 0);
  return (
    <section className="stack" aria-labelledby="quality">
      <div className="coverage-head">
        <h2 id="quality">How good it is, measured</h2>
        <span className="text-sm text-muted">
          <time dateTime={measuredOn}>{formatUtcDay(measuredOn)}</time>
        </span>
      </div>
      <dl className="coverage-figures">
        <Figure value={software.true} of={judged} title="reported issues were true.">
          {falseAlarms(software.false)}, {software.debatable} can be argued about. Judged by hand on{' '}
          {software.pages} pages of real software,{' '}
          <time dateTime={judgedOn}>{formatUtcDay(judgedOn)}</time>.
        </Figure>
        {own && (
          <Figure
            value={own.found}
            of={own.barriers}
            title="barriers of realistic pages were found."
          >
            For {own.asked} more a person is asked. Most of these barriers need a keyboard, a hand
            or an understanding of the text: what no scan finds is why people have to test as well.
          </Figure>
        )}
        <Figure
          value={clean - alarms}
          of={clean}
          title="correct pages and examples were left alone."
        >
          On the other {alarms} a scan fails something that is right.
        </Figure>
      </dl>
      <table className="coverage-table">
        <caption className="sr-only">What scans find, by set of test pages</caption>
        <thead>
          <tr>
            <th scope="col">Test pages</th>
            <th scope="col" className="coverage-table__criteria">
              Found
            </th>
            <th scope="col" className="coverage-table__asks">
              Asked for review
            </th>
            <th scope="col" className="coverage-table__asks">
              False alarms
            </th>
          </tr>
        </thead>
        <tbody>
          {suites.map(({ id, ...suite }) => (
            <tr key={id}>
              <th scope="row">
                <b>{suiteWords[id]?.name ?? id}</b>
                <div className="coverage-note text-sm">{suiteWords[id]?.about}</div>
              </th>
              <td data-label="Found">
                <div>
                  {suite.found} of {suite.barriers}, {percent(suite.found, suite.barriers)}
                </div>
              </td>
              <td data-label="Asked for review">
                <div>{suite.asked} more</div>
              </td>
              <td
                data-label="False alarms"
                className={suite.clean === 0 ? 'coverage-table__no' : ''}
              >
                <div>
                  {suite.clean === 0 ? 'not counted' : `${suite.falseAlarms} of ${suite.clean}`}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="coverage-text text-muted">
        Found means that an issue fails the page for this barrier; a question for a person is not
        counted. All figures come from the last measurement of this version; the commands{' '}
        <code>npm run bench:detection</code> and <code>npm run bench:software</code> measure it
        anew.
      </p>
    </section>
  );
}

function Figure({
  value,
  of,
  title,
  children,
}: {
  value: number;
  of: number;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <div>
      <dt>
        <b>{title}</b> <span>{children}</span>
      </dt>
      <dd>
        {value}
        <small> of {of}</small>
      </dd>
    </div>
  );
}

function falseAlarms(count: number): string {
  if (count === 0) return 'None was a false alarm';
  return count === 1 ? '1 was a false alarm' : `${count} were false alarms`;
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}
