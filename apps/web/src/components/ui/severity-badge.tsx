import type { Impact } from '@curbcut/model/scan';
import { Diamond, Info, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';

/** The four shapes differ in outline, so that severity never hangs on color. */
export const severities: Record<Impact, { word: string; Icon: LucideIcon }> = {
  critical: { word: 'Critical', Icon: OctagonX },
  serious: { word: 'Serious', Icon: TriangleAlert },
  moderate: { word: 'Moderate', Icon: Diamond },
  minor: { word: 'Minor', Icon: Info },
};

export function SeverityBadge({ impact }: { impact: Impact }) {
  const { word, Icon } = severities[impact];
  return (
    <span className={`badge badge--${impact}`}>
      <Icon className="icon" aria-hidden="true" />
      {word}
    </span>
  );
}
