import { useId } from 'react';

const layers = [
  { name: 'Automated rules', effort: 'seconds a page, with every change' },
  { name: 'Keyboard and zoom', effort: 'a quarter of an hour a page' },
  { name: 'Screen reader', effort: 'half an hour a journey' },
  { name: 'People with disabilities', effort: 'before large changes' },
] as const;

/** The layers of testing, each deeper than the one above. */
export function TestLayers() {
  const id = useId();
  return (
    <figure className="layers" aria-labelledby={id}>
      <ol className="layers__list">
        {layers.map(({ name, effort }, index) => (
          <li key={name} className="layers__row">
            <svg className="layers__depth" viewBox="0 0 64 40" aria-hidden="true">
              {layers.map((each, depth) => (
                <rect
                  key={each.name}
                  className={depth <= index ? 'layers__reached' : 'layers__beyond'}
                  x={2}
                  y={2 + depth * 9.5}
                  width={60}
                  height={7.5}
                  rx={2}
                />
              ))}
            </svg>
            <span>
              <strong>{name}</strong>: {effort}
            </span>
          </li>
        ))}
      </ol>
      <figcaption id={id}>How deep each layer of testing reaches, and what it takes.</figcaption>
    </figure>
  );
}
