import { HelpBlocks } from './help-blocks.tsx';
import { HelpIcon } from './help-icon.tsx';
import { HelpItem } from './help-item.tsx';
import type { HelpContent } from '../help-content.ts';

/** What was found: the articles, then the questions. */
export function HelpLists({ found, areOpen }: { found: HelpContent; areOpen: boolean }) {
  return (
    <>
      {found.articles.length > 0 && (
        <section className="stack" aria-labelledby="help-articles">
          <h2 id="help-articles">Articles</h2>
          <div className="help-list">
            {found.articles.map(({ id, title, icon, category, content }) => (
              <HelpItem
                key={id}
                id={id}
                title={title}
                icon={<HelpIcon icon={icon} />}
                category={category}
                isFound={areOpen}
              >
                <HelpBlocks content={content} />
              </HelpItem>
            ))}
          </div>
        </section>
      )}
      {found.questions.length > 0 && (
        <section className="stack" aria-labelledby="help-questions">
          <h2 id="help-questions">Frequently Asked Questions</h2>
          <div className="help-list">
            {found.questions.map(({ id, question, answer, category }) => (
              <HelpItem key={id} id={id} title={question} category={category} isFound={areOpen}>
                <p className="prose">{answer}</p>
              </HelpItem>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
