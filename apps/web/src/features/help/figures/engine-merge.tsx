import { useId } from 'react';
import { engineNames } from '../../../lib/engine-names.ts';

/** Several engines evaluate one page; what they say of one element becomes one issue. */
export function EngineMerge() {
  const id = useId();
  return (
    <figure className="diagram" aria-labelledby={id}>
      <svg className="diagram__picture" viewBox="0 0 320 184" role="img" aria-labelledby={id}>
        <path
          className="diagram__lines"
          d="M117 24h2q8 0 8 8v52q0 8 8 8h10M117 92h28M117 160h2q8 0 8-8v-52q0-8 8-8M188 92h30"
        />
        {engineNames.map((engine, index) => (
          <g key={engine}>
            <rect
              className="diagram__box"
              x={1}
              y={2 + index * 68}
              width={116}
              height={44}
              rx={7}
            />
            <text className="diagram__word" x={59} y={30 + index * 68} textAnchor="middle">
              {engine}
            </text>
          </g>
        ))}
        <path className="diagram__box diagram__box--main" d="M136 66h60l-14 52h-32z" />
        <text className="diagram__word diagram__word--main" x={166} y={89} textAnchor="middle">
          one
        </text>
        <text className="diagram__word diagram__word--main" x={166} y={108} textAnchor="middle">
          list
        </text>
        <rect className="diagram__box" x={218} y={46} width={100} height={92} rx={7} />
        <text className="diagram__word" x={268} y={74} textAnchor="middle">
          One issue
        </text>
        <path className="diagram__lines" d="M232 90h72M232 104h72M232 118h48" />
      </svg>
      <figcaption id={id}>
        axe-core, Lighthouse and our own checks judge the same page. What they say about one element
        becomes one issue in one list, which names the engines that saw it.
      </figcaption>
    </figure>
  );
}
