import {
  bandColor,
  categoryName,
  scoreWord,
  toScoreOutOf100,
  type CategoryScore,
  type CategorySlug,
} from '@curbcut/model/scan';
import { CategoryIcon } from '../../../components/ui/category-icon.tsx';
import { plural } from '../../../lib/format.ts';

export const categoryId = (slug: CategorySlug) => `category-${slug}`;

interface CategoryTilesProps {
  categories: readonly CategoryScore[];
  onOpenCategory: (slug: CategorySlug) => void;
}

/** The score of each category; a tile leads to its group of issues when there is one. */
export function CategoryTiles({ categories, onOpenCategory }: CategoryTilesProps) {
  return (
    <section className="stack gap-3" aria-labelledby="categories">
      <div className="row justify-between">
        <h2 id="categories">Score per category</h2>
        {categories.some((category) => category.issuesCount > 0) && (
          <span className="text-sm text-subtle">Choose a category to jump to its issues</span>
        )}
      </div>
      <ul className="categories">
        {categories.map((category) => (
          <li key={category.slug}>
            {category.issuesCount === 0 ? (
              <div className="category">
                <Tile category={category} />
              </div>
            ) : (
              <a
                className="category"
                href={`#${categoryId(category.slug)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onOpenCategory(category.slug);
                }}
              >
                <Tile category={category} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ category }: { category: CategoryScore }) {
  if (category.score === null) {
    return (
      <>
        <span className="category__name">
          <CategoryIcon category={category.slug} />
          {categoryName(category.slug)}
        </span>
        <span className="category__score">
          <b aria-hidden="true">–</b>
          <span>{wordWithoutScore(category)}</span>
        </span>
      </>
    );
  }
  const score = toScoreOutOf100(category.score);
  return (
    <>
      <span className="category__name">
        <CategoryIcon category={category.slug} />
        {categoryName(category.slug)}
      </span>
      <span className="category__score">
        <b>{score}</b>
        <span>
          {scoreWord(score)}, {plural(category.issuesCount, 'issue')}
        </span>
      </span>
      <span className={`meter meter--${bandColor(score)}`} aria-hidden="true">
        <span className="meter__fill" style={{ width: `${score}%` }} />
      </span>
    </>
  );
}

/** A page that shows nothing has no scores, though issues may be in what it says of itself. */
function wordWithoutScore({ issuesCount, untested }: CategoryScore): string {
  if (issuesCount > 0) return `No score, ${plural(issuesCount, 'issue')}`;
  return untested ? 'Not tested' : 'Nothing to check';
}
