import { type User } from '@curbcut/wire/account';
import { Link } from 'react-router';
import { QuickScan } from './quick-scan.tsx';

interface ScanStartProps {
  user: User;
  /** The account has no scans: the quick scan is the first of three steps, and stays where it is when there is one. */
  isNew: boolean;
}

/** The quick scan; for a new account with what comes after it. */
export function ScanStart({ user, isNew }: ScanStartProps) {
  return (
    <div className={isNew ? 'start-steps' : undefined}>
      <div className="start-steps__step start-steps__step--now">
        {isNew && (
          <>
            <h2>1. Scan a page</h2>
            <p className="text-muted">
              Start with the page that most people use: the start page, the shop, the form.
            </p>
          </>
        )}
        <QuickScan headingLevel={isNew ? 'h3' : 'h2'} />
      </div>
      {isNew && <NextSteps user={user} />}
    </div>
  );
}

function NextSteps({ user }: { user: User }) {
  const canSchedule = user.max_scheduled_scans !== 0;
  return (
    <>
      <div className="start-steps__step">
        <h2>2. Do the first three things</h2>
        <p className="text-muted">
          Each result begins with what to do first, with the code to change. Scan again and see the
          score rise.
        </p>
        <p>
          <Link to="/sample-result">See it in the sample result</Link>
        </p>
      </div>
      <div className="start-steps__step">
        <h2>3. Let it watch</h2>
        <p className="text-muted">
          A weekly scan tells you when something breaks.
          {!canSchedule && ' Your plan has no scheduled scans.'}
        </p>
        <p>
          {canSchedule ? (
            <Link to="/dashboard?tab=schedules">Schedule a scan</Link>
          ) : (
            <Link to="/pricing">Compare the plans</Link>
          )}
        </p>
      </div>
    </>
  );
}
