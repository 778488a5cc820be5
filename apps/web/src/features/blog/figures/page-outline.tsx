import { useId } from 'react';

/** The same page twice: what is seen, and which outline its markup gives. */
export function PageOutline() {
  const id = useId();
  return (
    <figure className="outline" aria-labelledby={id}>
      <div className="outline__pair">
        <div className="outline__panel">
          <Wireframe />
          <p>
            <strong>Made with large bold text.</strong> The outline:
          </p>
          <p className="outline__empty">No headings found</p>
        </div>
        <div className="outline__panel">
          <Wireframe />
          <p>
            <strong>Made with headings.</strong> The outline:
          </p>
          <ul className="outline__tree">
            <li>
              <code>h1</code> Brake repair
              <ul className="outline__branch">
                <li>
                  <code>h2</code> Prices
                </li>
                <li>
                  <code>h2</code> How long a repair takes
                </li>
              </ul>
            </li>
          </ul>
        </div>
      </div>
      <figcaption id={id}>Two pages that look alike, and what can be jumped to in each.</figcaption>
    </figure>
  );
}

function Wireframe() {
  return (
    <svg className="outline__page" viewBox="0 0 240 132" aria-hidden="true">
      <rect className="outline__sheet" x={1} y={1} width={238} height={130} rx={6} />
      <rect className="outline__heading" x={16} y={16} width={120} height={14} rx={2} />
      <path className="outline__text" d="M16 44h200M16 53h176" />
      <rect className="outline__heading" x={16} y={66} width={64} height={9} rx={2} />
      <path className="outline__text" d="M16 85h190M16 94h120" />
      <rect className="outline__heading" x={16} y={106} width={132} height={9} rx={2} />
      <path className="outline__text" d="M16 123h160" />
    </svg>
  );
}
