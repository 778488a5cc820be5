import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { formatLocalTime } from '../../../lib/format.ts';

interface TrendTableProps {
  caption: string;
  columns: readonly string[];
  /** Newest last, as in the chart; the cells in the order of the columns. */
  rows: readonly { date: string; cells: readonly string[] }[];
}

/** The numbers of a chart. Wider than a phone: then it scrolls by itself, also with the keyboard. */
export function TrendTable({ caption, columns, rows }: TrendTableProps) {
  return (
    <ScrollRegion className="table-scroll" label={caption}>
      <table className="table table--plain">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="table__number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, cells }, row) => (
            <tr key={row}>
              <th scope="row">
                <time dateTime={date}>{formatLocalTime(date)}</time>
              </th>
              {columns.map((column, index) => (
                <td key={column} className="table__number">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
