import type { CodeChange, CodeFix } from '@curbcut/model/scan';
import { withoutIndent } from '@curbcut/model/text';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { StatePictures } from './state-pictures.tsx';

/** The change as a diff, after it those that would do as well, and how each looks. */
export function SuggestedChange({ fix }: { fix: CodeFix }) {
  return (
    <>
      <Diff change={fix} title="Suggested change" what="the suggested code" />
      {fix.alternatives?.map((change, index) => (
        <Diff key={index} change={change} title="Or instead" what="the other suggested code" />
      ))}
      {fix.pictures && <StatePictures pictures={fix.pictures} />}
    </>
  );
}

/** What goes is `del`, what comes is `ins`. */
function Diff({ change, title, what }: { change: CodeChange; title: string; what: string }) {
  return (
    <>
      <div className="diff">
        <div className="diff__head">
          <span>{title}</span>
          <CopyButton text={change.after} what={what} />
        </div>
        <pre className="diff__body">
          {withoutIndent(change.before)
            .split('\n')
            .map((line, index) => (
              <del key={index}>{line}</del>
            ))}
          {withoutIndent(change.after)
            .split('\n')
            .map((line, index) => (
              <ins key={index}>{line}</ins>
            ))}
        </pre>
      </div>
      {change.note !== '' && <p className="text-sm text-muted">{change.note}</p>}
    </>
  );
}
