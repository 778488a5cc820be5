import { countOf } from '@curbcut/model/text';
import { useRef, useState } from 'react';
import { ChipChoice } from '../../../components/ui/chip-choice.tsx';
import { articles } from '../articles.ts';
import {
  allArticles,
  articleFilters,
  filterArticles,
  type ArticleFilter,
} from '../filter-articles.ts';
import { NewsletterForm } from '../../../entities/newsletter/components/newsletter-form.tsx';
import { ArticleCard } from './article-card.tsx';
import { FeaturedArticles } from './featured-articles.tsx';
import { NextSteps } from './next-steps.tsx';
import { PopularTopics } from './popular-topics.tsx';

export { blogPage } from '../blog-page-info.ts';

const filterOptions = articleFilters.map((filter) => ({ id: filter }));

/** Five articles, on their pages and in this list. */
export function BlogPage() {
  const [filter, setFilter] = useState<ArticleFilter>(allArticles);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = filterArticles(articles, filter);
  const chooseTopic = (topic: ArticleFilter) => {
    setFilter(topic);
    heading.current?.focus();
  };
  return (
    <div className="stack gap-10">
      <div className="stack gap-3">
        <h1 className="text-3xl">Accessibility Blog</h1>
        <p className="lead">
          Longer texts on making web pages that everybody can use, with code to copy and sources to
          check.
        </p>
      </div>
      <FeaturedArticles />
      <div className="columns">
        <section className="stack gap-6" aria-labelledby="article-list">
          <div className="stack">
            <h2 id="article-list" ref={heading} tabIndex={-1}>
              {filter}
            </h2>
            <div className="needs-script">
              <ChipChoice
                label="Category"
                value={filter}
                onChange={setFilter}
                options={filterOptions}
              />
            </div>
            <output className="sr-only">{countOf(shown.length, 'article')}</output>
          </div>
          {shown.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </section>
        <div className="stack gap-6">
          <PopularTopics onChoose={chooseTopic} />
          <NextSteps />
          <div className="card needs-script">
            <NewsletterForm title="Stay Updated" />
          </div>
        </div>
      </div>
    </div>
  );
}
