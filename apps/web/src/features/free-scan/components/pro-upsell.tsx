import { planCatalogue, priceLabel } from '@curbcut/contracts';
import { ButtonLink } from '../../../components/ui/button.tsx';

const { pro } = planCatalogue;

export function ProUpsell() {
  return (
    <section className="card card--offer stack gap-3" aria-labelledby="pro-upsell">
      <h2 id="pro-upsell" className="text-lg">
        Need more than one page?
      </h2>
      <p className="text-muted">
        Pro scans up to {pro.pagesPerScan} pages, on a schedule, keeps your history and shows the
        trend.
      </p>
      <p>
        <ButtonLink look="primary" to="/register">
          Start Pro Trial - {priceLabel(pro)}/month
        </ButtonLink>
      </p>
    </section>
  );
}
