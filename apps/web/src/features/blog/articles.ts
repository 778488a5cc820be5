import type { ComponentType } from 'react';
import { articleSummaries } from './article-summaries.ts';
import type { Article } from './article.ts';
import { FourWaysThroughAForm } from './articles/four-ways-through-a-form.tsx';
import { OneMarkupTwoReaders } from './articles/one-markup-two-readers.tsx';
import { Wcag22InCode } from './articles/wcag-2-2-in-code.tsx';
import { WhatAutomatedTestsMiss } from './articles/what-automated-tests-miss.tsx';
import { WhatBarriersCost } from './articles/what-barriers-cost.tsx';

const contents: Readonly<Record<number, ComponentType>> = {
  1: WhatBarriersCost,
  2: Wcag22InCode,
  3: WhatAutomatedTestsMiss,
  4: OneMarkupTwoReaders,
  5: FourWaysThroughAForm,
};

/** The newest first, with their texts. */
export const articles: readonly Article[] = articleSummaries.flatMap((summary) => {
  const content = contents[summary.id];
  return content ? [{ ...summary, content }] : [];
});

export function findArticle(slug: string | undefined): Article | null {
  return articles.find((article) => article.slug === slug) ?? null;
}
