import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Subscription } from '../api/use-subscription.ts';
import { subscriptionNotice } from '../subscription-notice.ts';

interface SubscriptionNoticeProps {
  subscription: Subscription;
  /** Among the plans one is led to the settings; beside the actions of the subscription, to an open payment. */
  place: 'plans' | 'actions';
}

/** What is to become of the plan that is held, and what has to be done about it; nothing when all is well. */
export function SubscriptionNoticeView({ subscription, place }: SubscriptionNoticeProps) {
  const notice = subscriptionNotice(subscription);
  if (!notice) return null;
  const isToFinish = notice.action === 'finish';
  return (
    <Notice kind={notice.kind}>
      <p>
        <strong>{notice.title}</strong>
      </p>
      <p>{notice.text}</p>
      {place === 'plans' && !isToFinish && (
        <p>
          <Link to="/settings">Manage your plan</Link>
        </p>
      )}
      {place === 'actions' && isToFinish && (
        <p>
          <ButtonLink to="/pricing">Finish the payment</ButtonLink>
        </p>
      )}
    </Notice>
  );
}
