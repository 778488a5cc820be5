import type { PlanType } from '@curbcut/model/plans';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { TickList } from '../../../components/ui/tick-list.tsx';

/** What the new plan brings, as far as it does. */
export function WhatsNext({ plan: type }: { plan: PlanType }) {
  const { plans, operator } = useSiteConfig();
  const plan = plans[type];
  const items = [
    ...(plan.analytics ? ['Enhanced dashboard with advanced analytics'] : []),
    ...(plan.schedules === 0 ? [] : ['Scheduled scanning of your websites']),
    'Reports and trends for every scan',
    ...(plan.priority ? ['Priority scanning and e-mail delivery'] : []),
    ...(plan.priority && operator.supportEmail !== null ? ['Priority support by e-mail'] : []),
  ];
  return (
    <section className="stack gap-3" aria-labelledby="whats-next">
      <h2 id="whats-next" className="text-lg">
        What's Next
      </h2>
      <TickList texts={items} />
    </section>
  );
}
