import { ChartLine, Table } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { SegmentedChoice } from '../../../components/ui/segmented-choice.tsx';

type View = 'chart' | 'table';
const views = [
  { id: 'chart', label: 'Chart', Icon: ChartLine },
  { id: 'table', label: 'Table', Icon: Table },
] as const;

interface ChartCardProps {
  title: ReactNode;
  /** The finding in a sentence: with the table, the accessible form of the drawing. */
  finding: string;
  /** What has to be known to read it right. */
  note?: string | null;
  /** Ends `Show ... as`. */
  what: string;
  chart: ReactNode;
  table: ReactNode;
}

export function ChartCard({ title, finding, note = null, what, chart, table }: ChartCardProps) {
  const titleId = useId();
  const [view, setView] = useState<View>('chart');
  return (
    <section className="card stack gap-6" aria-labelledby={titleId}>
      <div className="row justify-between">
        <div className="stack gap-0.5">
          <h2 id={titleId} className="anywhere">
            {title}
          </h2>
          <p className="text-muted">{finding}</p>
          {note !== null && <p className="text-sm text-muted">{note}</p>}
        </div>
        <SegmentedChoice
          label={`Show ${what} as`}
          value={view}
          onChange={setView}
          options={views}
        />
      </div>
      {view === 'chart' ? chart : table}
    </section>
  );
}
