import {
  CircleCheckBig,
  CircleHelp,
  LoaderCircle,
  OctagonX,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { formatUtcTime } from '../../../lib/format.ts';
import {
  overallMessage,
  overallState,
  overallTitles,
  type CheckedService,
  type OverallState,
} from '../overall-status.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';

const looks: Record<OverallState, { Icon: LucideIcon; ink: string }> = {
  operational: { Icon: CircleCheckBig, ink: 'ink-green' },
  partial_outage: { Icon: TriangleAlert, ink: 'ink-yellow' },
  major_outage: { Icon: OctagonX, ink: 'ink-red' },
  checking: { Icon: LoaderCircle, ink: 'text-subtle' },
  unknown: { Icon: CircleHelp, ink: 'text-subtle' },
};

interface OverallBannerProps {
  services: readonly CheckedService[];
  checkedAt: number | null;
}

/** One sentence for all services; said again when it changes. */
export function OverallBanner({ services, checkedAt }: OverallBannerProps) {
  const state = overallState(services, { isOnline: useIsOnline() });
  const { Icon, ink } = looks[state];
  return (
    <section className={`card status-band status-band--${state}`} aria-label="Overall status">
      <div className="status-band__said" aria-live="polite">
        <Icon
          className={`icon status-band__icon ${ink} ${state === 'checking' ? 'spin' : ''}`}
          aria-hidden="true"
        />
        <div>
          <h2>{overallTitles[state]}</h2>
          <p className="text-muted">{overallMessage(state, services)}</p>
        </div>
      </div>
      <p className="text-sm text-subtle">
        {checkedAt === null
          ? 'Not checked yet.'
          : `Last updated ${formatUtcTime(new Date(checkedAt).toISOString())}.`}{' '}
        Rechecked every 30 seconds.
      </p>
    </section>
  );
}
