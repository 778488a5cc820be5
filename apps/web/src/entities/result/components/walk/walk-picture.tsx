import { pageOfPicture } from '@curbcut/model/picture';
import { useState } from 'react';
import { ScrollRegion } from '../../../../components/ui/scroll-region.tsx';
import { plural } from '../../../../lib/format.ts';
import type { PageScreenshot } from '../../page-screenshot.ts';
import type { PathStop } from '../../walk-path.ts';

const radius = 11;

interface WalkPictureProps {
  picture: PageScreenshot;
  path: readonly (readonly PathStop[])[];
}

/** The picture of the page with the way of the focus; the list says the same in words. Its colors keep off the theme. */
export function WalkPicture({ picture, path }: WalkPictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (picture.hasFailed || isBroken)
    return <p className="text-muted">The picture could not be loaded.</p>;
  const { width, height } = pageOfPicture(picture);
  return (
    <ScrollRegion className="walk__picture" label="Picture: the way of the keyboard">
      <div className="shot" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
        <img
          src={picture.src}
          alt={`The scanned page with ${plural(path.flat().length, 'numbered stop')} of the keyboard`}
          onError={() => setBroken(true)}
        />
        <svg className="walk__way" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {path.map((part) => (
            <Part key={part[0]?.number} part={part} />
          ))}
        </svg>
      </div>
    </ScrollRegion>
  );
}

function Part({ part }: { part: readonly PathStop[] }) {
  const points = part.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      {['walk__under', 'walk__line'].map((look) => (
        <g key={look} className={look}>
          <polyline points={points} />
          {part.map(({ number, box }) => (
            <rect
              key={number}
              x={box.x - 2}
              y={box.y - 2}
              width={box.width + 4}
              height={box.height + 4}
            />
          ))}
        </g>
      ))}
      {part.map(({ number, x, y }) => (
        <g key={number} className="walk__number">
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y}>
            {number}
          </text>
        </g>
      ))}
    </>
  );
}
