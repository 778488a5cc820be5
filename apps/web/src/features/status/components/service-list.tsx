import { statusServices, type StatusServiceId } from '@curbcut/model/site';
import {
  CalendarClock,
  CircleCheck,
  KeyRound,
  LayoutDashboard,
  LoaderCircle,
  OctagonX,
  Server,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { CheckedService, ServiceState } from '../overall-status.ts';

const icons: Record<StatusServiceId, LucideIcon> = {
  backend: Server,
  auth: KeyRound,
  dashboard: LayoutDashboard,
  schedules: CalendarClock,
};

const looks: Record<ServiceState, { word: string; look: string; Icon: LucideIcon }> = {
  operational: { word: 'Operational', look: 'badge--green', Icon: CircleCheck },
  degraded: { word: 'Degraded', look: 'badge--yellow', Icon: TriangleAlert },
  down: { word: 'Down', look: 'badge--red', Icon: OctagonX },
  checking: { word: 'Checking', look: 'badge--line', Icon: LoaderCircle },
};

/** Each service as it answers right now. */
export function ServiceList({ services }: { services: readonly CheckedService[] }) {
  return (
    <section className="card card--flush" aria-labelledby="services">
      <div className="card__head">
        <h2 id="services">Services</h2>
      </div>
      <ul>
        {statusServices.map(({ id, name, description }, index) => {
          const { state, responseMs } = services[index] ?? { state: 'checking', responseMs: null };
          const { word, look, Icon } = looks[state];
          const ServiceIcon = icons[id];
          return (
            <li key={id} className="service">
              <span className="service__icon">
                <ServiceIcon className="icon" aria-hidden="true" />
              </span>
              <div>
                <h3>{name}</h3>
                <p className="text-sm text-muted">{description}</p>
              </div>
              <span className="service__time text-subtle">
                {responseMs === null ? '' : `${responseMs} ms`}
              </span>
              <span className={`badge ${look}`}>
                <Icon className={state === 'checking' ? 'icon spin' : 'icon'} aria-hidden="true" />
                {word}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
