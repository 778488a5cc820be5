import { Check, Info, Plus, Repeat2, RotateCcw } from 'lucide-react';

const lifecycles = {
  new: { word: 'New', look: 'badge--ink', Icon: Plus },
  'came-back': { word: 'Came back', look: 'badge--ink', Icon: RotateCcw },
  recurring: { word: 'Recurring', look: 'badge--line', Icon: Repeat2 },
  'rule-changed': { word: 'Rule changed', look: 'badge--line', Icon: Info },
  fixed: { word: 'Fixed', look: 'badge--fixed', Icon: Check },
};

export function LifecycleBadge({ lifecycle }: { lifecycle: keyof typeof lifecycles }) {
  const { word, look, Icon } = lifecycles[lifecycle];
  return (
    <span className={`badge ${look}`}>
      <Icon className="icon" aria-hidden="true" />
      {word}
    </span>
  );
}
