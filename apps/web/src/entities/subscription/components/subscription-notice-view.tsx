import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Subscription } from '../api/use-subscription.ts';
import { subscriptionNotice } from '../subscription-notice.ts';

/** Above the actions of a subscription: what needs attention. */
export function SubscriptionNoticeView({ subscription }: { subscription: Subscription }) {
  const notice = subscriptionNotice(subscription);
  if (!notice) return null;
  return (
    <Notice kind={notice.kind}>
      <p>
        <strong>{notice.title}</strong>
      </p>
      <p>{notice.text}</p>
      {notice.action === 'finish' && (
        <p>
          <ButtonLink to="/pricing">Finish the payment</ButtonLink>
        </p>
      )}
    </Notice>
  );
}
