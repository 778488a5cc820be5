import { html } from 'ghtml';
import { page } from './page.ts';

/** Opening the link changes nothing, because mail programs open links by themselves: the button does. */
export function unsubscribePage(token: string): string {
  return page({
    title: 'Stop the mails of this schedule?',
    lead: 'You get a mail whenever a scheduled scan of this page has ended. You can stop that; the scans go on, and other mails are not touched.',
    content: html`<form method="post" action="/unsubscribe/${encodeURIComponent(token)}">
        <button type="submit">Stop these mails</button>
      </form>
      <p>To keep them, close this page: nothing changes.</p>`,
  });
}

export function unsubscribedPage(): string {
  return page({
    title: 'You will get no more mails of this schedule',
    lead: 'The owner of the schedule still finds its results on the dashboard.',
    content: html`<p><a href="/">Go to the home page</a></p>`,
  });
}
