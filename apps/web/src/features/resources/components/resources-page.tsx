import { Link } from 'react-router';
import { ExternalLink } from '../../../components/ui/external-link.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { EightCategories } from '../../../components/figures/eight-categories.tsx';
import { ownPagesOf, resourceGroups, type ResourceGroup } from '../resource-groups.ts';
import { FirstHour } from './first-hour.tsx';
import { WaysIn } from '../../../entities/account/components/ways-in.tsx';

export { resourcesPage } from '../resources-page-info.ts';

/** Standards, tools and where to begin. */
export function ResourcesPage() {
  const { registration } = useSiteConfig();
  return (
    <div className="stack gap-10">
      <div className="stack gap-3">
        <h1 className="text-3xl">WCAG Guidelines and Resources</h1>
        <p className="lead">
          The standards to know, the tools to test with, and one hour to begin with. What is linked
          here belongs to others; each line says what it is for.
        </p>
        <WaysIn />
      </div>
      <FirstHour />
      <section className="stack" aria-labelledby="what-a-scan-looks-at">
        <h2 id="what-a-scan-looks-at">What a scan looks at</h2>
        <div className="card">
          <EightCategories />
        </div>
      </section>
      {resourceGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <section className="stack" aria-labelledby="own-pages">
        <h2 id="own-pages">On this website</h2>
        <ul className="resources">
          {ownPagesOf(registration).map(({ to, label, purpose }) => (
            <li key={to}>
              <h3 className="text-base">
                <Link to={to}>{label}</Link>
              </h3>
              <p className="text-muted">{purpose}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Group({ group }: { group: ResourceGroup }) {
  return (
    <section className="stack" aria-labelledby={group.id}>
      <h2 id={group.id}>{group.title}</h2>
      <ul className="resources">
        {group.resources.map(({ name, url, purpose }) => (
          <li key={url}>
            <h3 className="text-base">
              <ExternalLink href={url}>{name}</ExternalLink>
            </h3>
            <p className="text-muted">{purpose}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
