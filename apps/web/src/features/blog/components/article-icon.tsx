import {
  ChartLine,
  ListChecks,
  Search,
  TestTubeDiagonal,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ArticleIcon as IconName } from '../article.ts';

const icons: Record<IconName, LucideIcon> = {
  chart: ChartLine,
  rules: ListChecks,
  flask: TestTubeDiagonal,
  search: Search,
  people: Users,
};

/** Decoration: the category's word stands beside it. */
export function ArticleIcon({ icon }: { icon: IconName }) {
  const Icon = icons[icon];
  return (
    <span className="article-icon">
      <Icon className="icon" aria-hidden="true" />
    </span>
  );
}
