import { Link } from 'react-router';
import { readAccessToken } from '../../../../lib/access-token.ts';

/** Instead of an answer, for those who read a result that is not their own. */
export function WhoDecides() {
  return (
    <section className="answer" aria-labelledby="who-decides">
      <h3 id="who-decides">Your answer</h3>
      <p>
        Answers are kept with an account, with their author, for later scans of the page. This
        result belongs to none, or to somebody else.
      </p>
      {readAccessToken() === null ? (
        <p>
          <Link to="/login">Sign in</Link> or <Link to="/register">create an account</Link>, and
          scan the page there.
        </p>
      ) : (
        <p>
          Scan the page from your <Link to="/dashboard">dashboard</Link> to decide about it.
        </p>
      )}
    </section>
  );
}
