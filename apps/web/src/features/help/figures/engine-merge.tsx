import { useId } from 'react';
import { engineSources } from '../../../lib/engine-names.ts';

/** Where the boxes of the sources begin. */
const tops = [4, 84, 138];

/** Three sources judge one page, one of them with two engines; what they say of one element becomes one issue. */
export function EngineMerge() {
  const id = useId();
  return (
    <figure className="diagram" aria-labelledby={id}>
      <svg className="diagram__picture" viewBox="0 0 320 184" role="img" aria-labelledby={id}>
        <path
          className="diagram__lines"
          d="M117 38h2q8 0 8 8v30q0 8 8 8h6M117 106h29M117 160h2q8 0 8-8v-30q0-8 8-8h13M188 92h30"
        />
        {engineSources.map((engines, index) => (
          <g key={engines[0]}>
            <rect
              className="diagram__box"
              x={1}
              y={tops[index]}
              width={116}
              height={20 + engines.length * 24}
              rx={7}
            />
            {engines.map((engine, line) => (
              <text
                key={engine}
                className="diagram__word"
                x={59}
                y={(tops[index] ?? 0) + 28 + line * 24}
                textAnchor="middle"
              >
                {engine}
              </text>
            ))}
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
        axe-core, Alfa and our own checks judge the same page; Lighthouse reads what axe-core found,
        so both are one source. What is said about one element becomes one issue, which names its
        source.
      </figcaption>
    </figure>
  );
}
