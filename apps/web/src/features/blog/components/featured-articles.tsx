import { Link } from 'react-router';
import { articleSummaries } from '../article-summaries.ts';
import { articlePath } from '../blog-page-info.ts';
import { ArticleIcon } from './article-icon.tsx';
import { Byline } from './byline.tsx';

export function FeaturedArticles() {
  return (
    <section className="stack" aria-labelledby="featured-articles">
      <h2 id="featured-articles">Featured Articles</h2>
      <ul className="featured">
        {articleSummaries
          .filter(({ featured }) => featured)
          .map((article) => (
            <li key={article.id} className="card featured__card stack gap-3">
              <p className="article-topic">
                <ArticleIcon icon={article.icon} />
                {article.category}
              </p>
              <h3>
                <Link className="article-title" to={articlePath(article)}>
                  {article.title}
                </Link>
              </h3>
              <p className="text-muted">{article.excerpt}</p>
              <Byline article={article} />
            </li>
          ))}
      </ul>
    </section>
  );
}
