import type { BandLimits } from '@curbcut/contracts';

/** Where a score out of 100 stands among the bands. Decorative: the sentence under it carries the meaning. */
export function ScoreScale({ scoreOutOf100, bands }: { scoreOutOf100: number; bands: BandLimits }) {
  const cuts = [0, bands.yellow, bands.green, 100];
  const widths = [bands.yellow, bands.green - bands.yellow, 100 - bands.green];
  return (
    <div className="scale" aria-hidden="true">
      <div className="scale__bar">
        {widths.map((width, index) => (
          <span key={cuts[index]} style={{ flex: `${width} ${width} 0` }} />
        ))}
      </div>
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
