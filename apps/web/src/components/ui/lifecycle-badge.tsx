import { amount } from '@curbcut/model/text';
import { Check, Info, Plus, Repeat2, RotateCcw } from 'lucide-react';

const lifecycles = {
  new: { word: 'New', look: 'badge--ink', Icon: Plus },
  'came-back': { word: 'Came back', look: 'badge--ink', Icon: RotateCcw },
  recurring: { word: 'Recurring', look: 'badge--line', Icon: Repeat2 },
  'rule-changed': { word: 'Rule changed', look: 'badge--line', Icon: Info },
  fixed: { word: 'Fixed', look: 'badge--fixed', Icon: Check },
};

interface LifecycleBadgeProps {
  lifecycle: keyof typeof lifecycles;
  /** Of how many elements it is true; absent: of the whole. */
  count?: number;
}

export function LifecycleBadge({ lifecycle, count }: LifecycleBadgeProps) {
  const { word, look, Icon } = lifecycles[lifecycle];
  return (
    <span className={`badge ${look}`}>
      <Icon className="icon" aria-hidden="true" />
      {count === undefined ? word : `${amount(count)} ${word.toLowerCase()}`}
    </span>
  );
}
