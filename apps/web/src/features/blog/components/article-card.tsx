import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import type { Article } from '../article.ts';
import { articlePath } from '../blog-page-info.ts';
import { ArticleIcon } from './article-icon.tsx';
import { PartLevel } from './article-parts.tsx';
import { Byline } from './byline.tsx';

/** An article in the list: its summary, and its text where it is asked for. */
export function ArticleCard({ article }: { article: Article }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Content = article.content;
  return (
    <article className="card stack gap-4" aria-labelledby={id}>
      <p className="article-topic">
        <ArticleIcon icon={article.icon} />
        {article.category}
      </p>
      <div className="stack gap-2">
        <h3 id={id} className="text-xl">
          <Link className="article-title" to={articlePath(article)}>
            {article.title}
          </Link>
        </h3>
        <Byline article={article} />
      </div>
      <p className="text-muted">{article.excerpt}</p>
      {isOpen && (
        <div className="prose">
          <PartLevel value={4}>
            <Content />
          </PartLevel>
        </div>
      )}
      <p className="needs-script">
        <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <ChevronDown className={isOpen ? 'icon rotate-180' : 'icon'} aria-hidden="true" />
          {isOpen ? 'Show Less' : 'Read Full Article'}
          <span className="sr-only">: {article.title}</span>
        </Button>
      </p>
    </article>
  );
}
