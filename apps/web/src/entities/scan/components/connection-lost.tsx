import { Notice } from '../../../components/ui/notice.tsx';

/** Says that a scan cannot be followed at the moment, as soon as that is so. */
export function ConnectionLost({ isLost }: { isLost: boolean }) {
  return (
    <div aria-live="polite">
      {isLost && (
        <Notice kind="warn">
          <p>The connection to the server is lost. The scan goes on; trying again.</p>
        </Notice>
      )}
    </div>
  );
}
