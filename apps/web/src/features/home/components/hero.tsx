import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { urlInput } from '../../../components/ui/text-field.tsx';
import { CurbLine } from '../../../components/ui/curb-line.tsx';
import { startWords } from '../../../entities/plan/trial-words.ts';
import { ExampleResult } from './example-result.tsx';

export function Hero() {
  const { registration, defaultPlan } = useSiteConfig();
  return (
    <>
      <div className="hero cc-ink">
        <div className="wrap hero__grid">
          <div className="stack gap-6">
            <div className="stack gap-3">
              <p className="hero__kicker">Professional Website Accessibility Analysis</p>
              <h1>Find out who can’t use your website, and what to fix first</h1>
            </div>
            <p className="lead">
              Enter a page. You see who it shuts out, the exact elements, and how to fix each of
              them, the worst first.
            </p>
            <UrlForm />
            <div className="row">
              {registration !== 'off' && <ButtonLink to="/register">Start Free Trial</ButtonLink>}
              <p className="text-muted">
                {registration === 'off' ? 'No card needed.' : startWords({ defaultPlan })} Most
                pages take less than a minute.
              </p>
            </div>
          </div>
          <ExampleResult />
        </div>
      </div>
      <CurbLine className="curb-edge" />
    </>
  );
}

/** What is typed here stands in the form of the free scan. */
function UrlForm() {
  const [url, setUrl] = useState('');
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = url.trim();
    void navigate(
      typed === '' ? '/free-scan' : `/free-scan?${new URLSearchParams({ url: typed })}`,
    );
  };
  return (
    <form className="hero__form" action="/free-scan" onSubmit={submit} noValidate>
      <label className="sr-only" htmlFor="home-url">
        Website URL
      </label>
      <input
        id="home-url"
        className="input"
        name="url"
        {...urlInput}
        placeholder="https://your-website.org"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" look="accent" className="btn--lg">
        Try Free Analysis
      </Button>
    </form>
  );
}
