import { categories, type CategorySlug } from '@curbcut/model/scan';
import { useId } from 'react';
import { CategoryIcon } from '../ui/category-icon.tsx';

/** What each category asks, and where it is marked on the drawn page. */
const questions: Record<CategorySlug, { asks: string; x: number; y: number }> = {
  'image-accessibility': { asks: 'Do pictures have a text alternative?', x: 252, y: 74 },
  'content-structure': { asks: 'Do headings and lists show the structure?', x: 118, y: 62 },
  forms: { asks: 'Does every field and button have a name?', x: 150, y: 152 },
  links: { asks: 'Do links have a name, and stand out from the text?', x: 96, y: 112 },
  'visual-design': { asks: 'Is there enough contrast, and room to enlarge?', x: 28, y: 92 },
  'keyboard-navigation': {
    asks: 'Can keys skip what repeats, and reach what scrolls?',
    x: 292,
    y: 26,
  },
  'aria-labels': { asks: 'Are names, roles and states right?', x: 226, y: 180 },
  'document-structure': { asks: 'Are title, language and landmarks there?', x: 28, y: 26 },
};

/** The eight categories, on a page that does not exist. */
export function EightCategories() {
  const id = useId();
  return (
    <figure className="diagram" aria-labelledby={id}>
      <div className="categories-figure">
        <svg className="diagram__picture" viewBox="0 0 320 216" aria-hidden="true">
          <rect className="diagram__box" x={1} y={1} width={318} height={214} rx={8} />
          <path className="diagram__part" d="M1 9q0-8 8-8h302q8 0 8 8v33H1z" />
          <path className="diagram__lines" d="M52 26h70M140 26h50M208 26h50" />
          <rect className="diagram__solid" x={22} y={57} width={80} height={12} rx={2} />
          <path className="diagram__lines" d="M46 84h120M46 98h108M22 112h56" />
          <rect className="diagram__part" x={196} y={56} width={108} height={72} rx={4} />
          <path className="diagram__lines" d="M204 120l26-30 18 20 14-14 32 24" />
          <rect className="diagram__part" x={22} y={142} width={112} height={22} rx={4} />
          <rect className="diagram__part" x={22} y={174} width={112} height={22} rx={4} />
          <rect className="diagram__solid" x={150} y={174} width={56} height={22} rx={4} />
          {categories.map(({ slug }, index) => (
            <g key={slug}>
              <circle
                className="diagram__marker"
                cx={questions[slug].x}
                cy={questions[slug].y}
                r={12}
              />
              <text
                className="diagram__number"
                x={questions[slug].x}
                y={questions[slug].y + 5}
                textAnchor="middle"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className="category-list">
          {categories.map(({ slug, name }, index) => (
            <li key={slug}>
              <span className="category-list__number" aria-hidden="true">
                {index + 1}
              </span>
              <CategoryIcon category={slug} />
              <span>
                <strong>{name}.</strong> {questions[slug].asks}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption id={id}>
        The {categories.length} categories, and where on a page they are looked for.
      </figcaption>
    </figure>
  );
}
