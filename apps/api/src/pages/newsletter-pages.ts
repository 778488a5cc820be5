import { mailsStayHere } from '@curbcut/model/site';
import { html } from 'ghtml';
import { page } from './page.ts';

const home = html`<p><a href="/">Go to the home page</a></p>`;

/** Opening the link changes nothing, because mail programs open links by themselves: the button does. */
export function newsletterAskToConfirmPage(token: string): string {
  return page({
    title: 'Confirm your subscription?',
    lead: 'With your confirmation the newsletter comes to the address that got this link.',
    content: html`<form method="post" action="/newsletter/confirm/${encodeURIComponent(token)}">
        <button type="submit">Confirm the subscription</button>
      </form>
      <p>If you did not ask for it, close this page: nothing changes.</p>`,
  });
}

export function newsletterConfirmedPage({ sendsMail }: { sendsMail: boolean }): string {
  return page({
    title: 'Your subscription is confirmed',
    lead: sendsMail
      ? 'We have sent you a mail with the link that ends it, should you want to.'
      : `Another link ends it, should you want to. ${mailsStayHere}`,
    content: home,
  });
}

/** As above. */
export function newsletterAskToLeavePage(token: string): string {
  return page({
    title: 'End your newsletter subscription?',
    lead: 'Your address is then deleted from the list. Other mails are not touched.',
    content: html`<form method="post" action="/newsletter/unsubscribe/${encodeURIComponent(token)}">
        <button type="submit">Unsubscribe</button>
      </form>
      <p>To stay subscribed, close this page: nothing changes.</p>`,
  });
}

export function newsletterLeftPage(): string {
  return page({
    title: 'You are not subscribed any more',
    lead: 'Your address was deleted from the list of the newsletter.',
    content: home,
  });
}
