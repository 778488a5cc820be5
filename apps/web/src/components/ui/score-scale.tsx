import { bandLimits } from '@curbcut/model/scan';

/** Where a score out of 100 stands among the bandLimits. Decorative: the sentence under it carries the meaning. */
export function ScoreScale(props: {
  scoreOutOf100: number;
  /** The scan before, as a wedge under the bar; null without one. */
  previousOutOf100?: number | null;
}) {
  const { scoreOutOf100, previousOutOf100 = null } = props;
  const cuts = [0, bandLimits.yellow, bandLimits.green, 100];
  const widths = [bandLimits.yellow, bandLimits.green - bandLimits.yellow, 100 - bandLimits.green];
  return (
    <div className="scale" aria-hidden="true">
      <div className="scale__bar">
        {widths.map((width, index) => (
          <span key={cuts[index]} style={{ flex: `${width} ${width} 0` }} />
        ))}
      </div>
      {previousOutOf100 !== null && (
        <i className="scale__before" style={{ left: `${previousOutOf100}%` }} />
      )}
      <i className="scale__needle" style={{ left: `${scoreOutOf100}%` }} />
      <div className="scale__labels">
        {cuts.map((cut) => (
          <span key={cut} style={{ left: `${cut}%` }}>
            {cut}
          </span>
        ))}
      </div>
    </div>
  );
}
