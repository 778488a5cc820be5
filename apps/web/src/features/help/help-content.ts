import { accountArticles } from './articles/account-articles.ts';
import { resultArticles } from './articles/result-articles.ts';
import { scanArticles } from './articles/scan-articles.ts';
import {
  helpCategories,
  type HelpArticle,
  type HelpConfig,
  type HelpQuestion,
} from './help-article.ts';
import { helpQuestions } from './questions.ts';

export interface HelpContent {
  articles: readonly HelpArticle[];
  questions: readonly HelpQuestion[];
}

/** All of the help center, in the order of its categories. */
export function helpContent(config: HelpConfig): HelpContent {
  const articles = [...accountArticles(config), ...scanArticles(config), ...resultArticles(config)];
  return {
    articles: helpCategories.flatMap((category) =>
      articles.filter((article) => article.category === category),
    ),
    questions: helpQuestions(config),
  };
}
