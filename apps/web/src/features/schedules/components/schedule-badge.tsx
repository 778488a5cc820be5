import type { Schedule } from '@curbcut/wire/schedule';
import { Check, Pause, TriangleAlert, type LucideIcon } from 'lucide-react';

const looks: Record<Schedule['status'], { word: string; look: string; Icon: LucideIcon }> = {
  active: { word: 'Active', look: 'badge--green', Icon: Check },
  paused: { word: 'Paused', look: 'badge--line', Icon: Pause },
  'over-limit': { word: 'Beyond your plan', look: 'badge--yellow', Icon: TriangleAlert },
};

export function ScheduleBadge({ status }: { status: Schedule['status'] }) {
  const { word, look, Icon } = looks[status];
  return (
    <span className={`badge ${look}`}>
      <Icon className="icon" aria-hidden="true" />
      {word}
    </span>
  );
}
