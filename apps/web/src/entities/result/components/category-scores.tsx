import {
  bandColor,
  categoryName,
  scoreWord,
  toScoreOutOf100,
  type CategoryScore,
  type CategorySlug,
} from '@curbcut/model/scan';
import { NativeButton } from '../../../components/ui/native-button.tsx';
import { plural } from '../../../lib/format.ts';

interface CategoryScoresProps {
  categories: readonly CategoryScore[];
  /** Shows the issues of a category only. */
  onChoose: (slug: CategorySlug) => void;
}

/** The score of each category; one with issues filters the list. */
export function CategoryScores({ categories, onChoose }: CategoryScoresProps) {
  return (
    <section className="stack gap-3" aria-labelledby="categories">
      <div className="h2line">
        <h2 id="categories">Score per category</h2>
        {categories.some(({ issuesCount }) => issuesCount > 0) && (
          <span className="text-sm text-muted">A category filters the list above</span>
        )}
      </div>
      <ul className="category-scores">
        {categories.map((category) => (
          <li key={category.slug}>
            {category.issuesCount === 0 ? (
              <div className="category-score">
                <Score category={category} />
              </div>
            ) : (
              <NativeButton className="category-score" onPress={() => onChoose(category.slug)}>
                <Score category={category} />
              </NativeButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Score({ category }: { category: CategoryScore }) {
  const score = category.score === null ? null : toScoreOutOf100(category.score);
  return (
    <>
      <span className="category-score__name">
        {categoryName(category.slug)}
        <span className="category-score__words">
          {score === null
            ? wordWithoutScore(category)
            : `${scoreWord(score)}, ${plural(category.issuesCount, 'issue')}`}
        </span>
      </span>
      {score === null ? (
        <b aria-hidden="true">–</b>
      ) : (
        <>
          <b>{score}</b>
          <span className={`meter meter--${bandColor(score)}`} aria-hidden="true">
            <span className="meter__fill" style={{ width: `${score}%` }} />
          </span>
        </>
      )}
    </>
  );
}

/** A page that shows nothing has no scores, though issues may be in what it says of itself. */
function wordWithoutScore({ issuesCount, untested }: CategoryScore): string {
  if (issuesCount > 0) return `No score, ${plural(issuesCount, 'issue')}`;
  return untested ? 'Not tested' : 'Nothing to check';
}
