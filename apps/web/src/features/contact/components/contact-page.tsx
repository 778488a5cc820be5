import { ContactDetails } from './contact-details.tsx';
import { MessageForm } from './message-form.tsx';

export { contactPage } from '../contact-page-info.ts';

/** A form to the operator, and what the operator shows of itself. */
export function ContactPage() {
  return (
    <div className="stack gap-8">
      <div className="stack gap-3">
        <h1 className="text-3xl">Contact</h1>
        <p className="lead">A question, a problem or an idea: write to us.</p>
      </div>
      <div className="columns">
        <section className="card card--roomy stack gap-6" aria-labelledby="message-form">
          <h2 id="message-form">Send us a message</h2>
          <MessageForm />
        </section>
        <ContactDetails />
      </div>
    </div>
  );
}
