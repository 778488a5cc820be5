import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { findArticle } from '../articles.ts';
import { articleSummaries } from '../article-summaries.ts';
import { articlePath } from '../blog-page-info.ts';
import { ArticleIcon } from './article-icon.tsx';
import { Byline } from './byline.tsx';
import { NextSteps } from './next-steps.tsx';
import { UnknownArticle } from './unknown-article.tsx';

export { articlePages } from '../blog-page-info.ts';

/** One article, at `/blog/{slug}`. */
export function ArticlePage() {
  const article = findArticle(useParams()['slug']);
  if (!article) return <UnknownArticle />;
  const Content = article.content;
  return (
    <div className="stack gap-8">
      <p>
        <Link to="/blog" className="back-link">
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          Accessibility Blog
        </Link>
      </p>
      <div className="columns">
        <article className="stack gap-6">
          <header className="stack gap-3">
            <p className="article-topic">
              <ArticleIcon icon={article.icon} />
              {article.category}
            </p>
            <h1 className="text-3xl">{article.title}</h1>
            <Byline article={article} />
          </header>
          <div className="prose">
            <p className="lead">{article.excerpt}</p>
            <Content />
          </div>
        </article>
        <div className="stack gap-6">
          <OtherArticles slug={article.slug} />
          <NextSteps />
        </div>
      </div>
    </div>
  );
}

function OtherArticles({ slug }: { slug: string }) {
  return (
    <nav className="card stack gap-3" aria-labelledby="other-articles">
      <h2 id="other-articles" className="text-lg">
        More articles
      </h2>
      <ul className="plain-links">
        {articleSummaries
          .filter((article) => article.slug !== slug)
          .map((article) => (
            <li key={article.id}>
              <Link to={articlePath(article)}>{article.title}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
