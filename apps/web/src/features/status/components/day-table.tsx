import { statusServices } from '@curbcut/model/site';
import { type StatusHistory } from '@curbcut/wire/health';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { describeDay } from '../status-history.ts';

/** The same as the bars, in words; newest first. */
export function DayTable({ history: { services } }: { history: StatusHistory }) {
  const days = [...new Set(services.flatMap((service) => service.days.map(({ day }) => day)))]
    .toSorted()
    .toReversed();
  return (
    <details className="status-days">
      <summary>Every day in words</summary>
      <ScrollRegion label="Every day in words" className="status-days__scroll">
        <table>
          <caption className="sr-only">How each service worked, by day (UTC)</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {statusServices.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {statusServices.map(({ id }) => (
                  <td key={id}>
                    {describeDay(
                      services
                        .find(({ service }) => service === id)
                        ?.days.find(({ day }) => day === name),
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
