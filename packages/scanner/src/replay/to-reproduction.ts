import type { Reproduction } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { Replay } from './replay.ts';
import { type ReplayedPage, writeSnippet } from './write-snippet.ts';

/** A replay as an issue tells it. `title` names what is wrong. */
export function toReproduction(replay: Replay, title: string, page: ReplayedPage): Reproduction {
  const { state, steps, wrong, pictures = [] } = replay;
  const snippet = writeSnippet(replay, title, page);
  return {
    state: state === null ? null : cleanText(state, 200),
    steps: [...steps.map(({ words }) => words), wrong].map((words) => cleanText(words, 1_000)),
    pictures: [...pictures],
    snippet: snippet === null ? null : cleanText(snippet),
  };
}
