import { html } from 'ghtml';
import { page } from './page.ts';

export function notBuiltPage(): string {
  return page({
    title: 'The web app is not built yet',
    lead: 'The API answers, but there are no pages to show.',
    content: html`<p>
        Stop this program and run <code>npm start</code>, which builds everything, or run
        <code>npm run build</code> and start it again.
      </p>
      <p><a href="/docs">Read how to use the API</a></p>`,
  });
}
