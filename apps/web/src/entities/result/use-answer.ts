import { reviewAnswers, verdictWords, type Issue } from '@curbcut/model/scan';
import { useId, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import type { Decide } from './use-decide.ts';

export type Answer = (typeof reviewAnswers)[number];

export interface AnswerState {
  issue: Issue;
  chosen: Answer | null;
  choose: (answer: Answer) => void;
  note: string;
  setNote: (note: string) => void;
  /** Fingerprints of the elements that are a problem; empty: all. */
  meant: ReadonlySet<string>;
  setMeant: (meant: ReadonlySet<string>) => void;
  isPending: boolean;
  /** A sentence; null without one. */
  problem: string | null;
  save: () => Promise<void>;
  /** Of the answers to choose from. */
  groupId: string;
}

/** What is being answered to a question, from the answer that stands. */
export function useAnswer({
  issue,
  decide,
  onDone,
}: {
  issue: Issue;
  decide: Decide;
  onDone: () => void;
}): AnswerState {
  const groupId = useId();
  const given = reviewAnswers.find((kind) => kind === issue.verdict?.kind) ?? null;
  const [chosen, setChosen] = useState<Answer | null>(given);
  const [note, setNote] = useState(issue.verdict?.note ?? '');
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    if (isPending) return;
    if (chosen === null) {
      setProblem('Choose an answer first.');
      document.getElementById(groupId)?.querySelector('button')?.focus();
      return;
    }
    setPending(true);
    setProblem(null);
    try {
      const elements = chosen === 'problem' ? [...meant] : [];
      await decide.decide(issue, { kind: chosen, note, elements });
      announce(`Saved: ${verdictWords[chosen]}.`);
      onDone();
    } catch (error) {
      setProblem(failureSentence(error, 'Your answer could not be kept. Try again.'));
    } finally {
      setPending(false);
    }
  };
  const choose = (answer: Answer) => {
    setChosen(answer);
    setProblem(null);
  };
  return {
    issue,
    chosen,
    choose,
    note,
    setNote,
    meant,
    setMeant,
    isPending,
    problem,
    save,
    groupId,
  };
}
