import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckAnswerField } from './components/criteria/check-answer-field.tsx';
import { DecideContext } from './decide-context.ts';

const answer = {
  answer: 'not-sure' as const,
  note: 'Only one of the videos is mine.',
  author: 'Maya Okafor',
  answered_at: '2026-11-26T09:00:00Z',
  revision: 1,
};

function textOf(scan: { scanId: string } | null, given: typeof answer | null): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DecideContext value={scan}>
        <CheckAnswerField check="1.2.4" label="1.2.4 Captions (Live)" answer={given} />
      </DecideContext>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, '');
}

it('shows the note of an answer with its author to everybody, and lets who answers write one', () => {
  expect(textOf(null, answer)).toMatch(/^Not sure“Only one of the videos is mine\.” Maya Okafor, /);
  const own = textOf({ scanId: 'a' }, answer);
  expect(own).toContain('“Only one of the videos is mine.” Maya Okafor, ');
  expect(own).toContain('Change the note on 1.2.4 Captions (Live)');
  expect(textOf({ scanId: 'a' }, { ...answer, note: '' })).toContain('Add a note');
  expect(textOf({ scanId: 'a' }, null)).not.toContain('note');
});
