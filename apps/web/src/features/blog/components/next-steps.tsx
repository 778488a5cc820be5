import { WaysIn } from '../../../entities/account/components/ways-in.tsx';

/** What to do after reading. */
export function NextSteps() {
  return (
    <section className="card card--offer stack gap-3" aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-lg">
        See what your page says
      </h2>
      <p className="text-muted">
        A free scan takes one address and needs no account. With an account your scans are kept and
        compared.
      </p>
      <WaysIn />
    </section>
  );
}
