import { Link } from 'react-router';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Subscription } from '../../../entities/subscription/api/use-subscription.ts';
import { subscriptionNotice } from '../../../entities/subscription/subscription-notice.ts';

/** What is to become of the plan that is held, and what has to be done about it: before another one is chosen. */
export function PlannedChange({ subscription }: { subscription: Subscription }) {
  const notice = subscriptionNotice(subscription);
  if (!notice) return null;
  return (
    <Notice kind={notice.kind}>
      <p>
        <strong>{notice.title}</strong>
      </p>
      <p>{notice.text}</p>
      {notice.action !== 'finish' && (
        <p>
          <Link to="/settings">Manage your plan</Link>
        </p>
      )}
    </Notice>
  );
}
