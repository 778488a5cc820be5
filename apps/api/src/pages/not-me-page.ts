import { html } from 'ghtml';
import { page } from './page.ts';

/** Opening the link changes nothing, because mail programs open links by themselves: the button does. */
export function notMePage(token: string): string {
  return page({
    title: 'Stop mails to this address?',
    lead: 'Somebody asked us to send a scan report to your e-mail address. If that was not you, we will not write to it again.',
    content: html`<form method="post" action="/mail/not-me">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit">Never send mail to me again</button>
      </form>
      <p>If it was you, close this page: nothing changes.</p>`,
  });
}

export function notMeDonePage(): string {
  return page({
    title: 'You will get no more mail from us',
    lead: 'We have noted that we must not write to your address.',
    content: html`<p><a href="/">Go to the home page</a></p>`,
  });
}

export function notMeUnknownPage(): string {
  return page({
    title: 'This link is not valid',
    lead: 'The link is incomplete or has expired. Copy it whole from the mail and try again.',
    content: html`<p><a href="/">Go to the home page</a></p>`,
  });
}
