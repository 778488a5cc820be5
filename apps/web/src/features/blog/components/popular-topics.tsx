import { countOf } from '@curbcut/model/text';
import { NativeButton } from '../../../components/ui/native-button.tsx';
import { articleSummaries } from '../article-summaries.ts';
import { countTopics, type ArticleFilter } from '../filter-articles.ts';

/** How many articles each category has; choosing one narrows the list. */
export function PopularTopics({ onChoose }: { onChoose: (filter: ArticleFilter) => void }) {
  return (
    <section className="card stack gap-3" aria-labelledby="popular-topics">
      <h2 id="popular-topics" className="text-lg">
        Popular Topics
      </h2>
      <ul className="topics">
        {countTopics(articleSummaries).map(({ category, count }) => (
          <li key={category}>
            <NativeButton className="topics__choice" onPress={() => onChoose(category)}>
              {category}
              <span className="topics__count">{countOf(count, 'article')}</span>
            </NativeButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
