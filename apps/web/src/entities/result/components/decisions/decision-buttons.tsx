import type { Issue, VerdictKind } from '@curbcut/model/scan';
import { BellOff, CircleSlash, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { announce } from '../../../../lib/announce.ts';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { useDecide } from '../../use-decide.ts';
import { FalseAlarmDialog } from './false-alarm-dialog.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';

/** What takes a verdict back, and what is said then. A question that nobody was sure of is simply answered. */
const backWords: Readonly<Partial<Record<VerdictKind, { label: string; done: string }>>> = {
  problem: { label: 'Ask again', done: 'The question is open again.' },
  'no-problem': { label: 'Ask again', done: 'The question is open again.' },
  ignored: { label: 'End now', done: 'The issue is back in the list.' },
  'false-alarm': { label: 'Count again', done: 'The issue counts again.' },
};

/** Sets an issue that failed aside, or takes back what was decided. Nothing where the reader may not decide. */
export function DecisionButtons({ issue }: { issue: Issue }) {
  const decide = useDecide();
  const [dialog, setDialog] = useState<'ignore' | 'false-alarm' | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!decide) return null;
  const back = issue.verdict && backWords[issue.verdict.kind];
  const takeBack = async (done: string) => {
    setPending(true);
    setFailure(null);
    try {
      await decide.withdraw(issue);
      announce(done);
    } catch (error) {
      setFailure(failureSentence(error, 'The answer could not be taken back. Try again.'));
    } finally {
      setPending(false);
    }
  };
  const close = () => setDialog(null);
  return (
    <>
      {back && (
        <Button isPending={isPending} onPress={() => void takeBack(back.done)}>
          <Undo2 className="icon" aria-hidden="true" />
          {back.label}
        </Button>
      )}
      {!issue.verdict && issue.outcome === 'failed' && (
        <>
          <Button onPress={() => setDialog('ignore')}>
            <BellOff className="icon" aria-hidden="true" />
            Ignore...
          </Button>
          <Button onPress={() => setDialog('false-alarm')}>
            <CircleSlash className="icon" aria-hidden="true" />
            False alarm...
          </Button>
        </>
      )}
      {failure !== null && (
        <Notice kind="error" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      {dialog === 'ignore' && <IgnoreDialog issue={issue} decide={decide} onClose={close} />}
      {dialog === 'false-alarm' && (
        <FalseAlarmDialog issue={issue} decide={decide} onClose={close} />
      )}
    </>
  );
}
