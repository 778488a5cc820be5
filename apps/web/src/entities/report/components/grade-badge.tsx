import { ArrowDown, Equal, TriangleAlert, type LucideIcon } from 'lucide-react';

const looks: Record<string, { look: string; Icon: LucideIcon }> = {
  high: { look: 'badge--red', Icon: TriangleAlert },
  medium: { look: 'badge--yellow', Icon: Equal },
  low: { look: 'badge--green', Icon: ArrowDown },
};

/** High, Medium or Low risk; any other word stands without a color. */
export function GradeBadge({ grade }: { grade: string }) {
  const known = looks[grade.toLowerCase()];
  if (!known) return grade;
  return (
    <span className={`badge ${known.look}`}>
      <known.Icon className="icon" aria-hidden="true" />
      {grade}
    </span>
  );
}
