import type { CodeFix } from '@curbcut/model/scan';
import { CopyButton } from '../../../components/ui/copy-button.tsx';

/** The change as a diff: what goes is `del`, what comes is `ins`. */
export function SuggestedChange({ fix }: { fix: CodeFix }) {
  return (
    <>
      <div className="diff">
        <div className="diff__head">
          <span>Suggested change</span>
          <CopyButton text={fix.after} what="the suggested code" />
        </div>
        <pre className="diff__body">
          {fix.before.split('\n').map((line, index) => (
            <del key={index}>{line}</del>
          ))}
          {fix.after.split('\n').map((line, index) => (
            <ins key={index}>{line}</ins>
          ))}
        </pre>
      </div>
      {fix.note !== '' && <p className="text-sm text-muted">{fix.note}</p>}
    </>
  );
}
