import type { Flaw } from '../../realistic-page.ts';
import { folders } from './content.ts';

export const markup = (flaw: Flaw): string => `
<a class="jump" href="#view" id="jump">Skip to messages</a>
<header class="head">
  <a class="mark" href="#/inbox">Pelican Mail</a>
  <form role="search" class="seek" id="seek-form">
    <label for="seek">Search mail</label>
    <input id="seek" type="search" placeholder="Sender, subject or words">
    <button type="submit">Search</button>
  </form>
  <ul class="head-links">
    <li><a href="#/settings">Settings</a></li>
    <li><a href="?help">Help</a></li>
  </ul>
</header>
<div class="frame">
  <nav class="folders" aria-label="Folders">
    <button type="button" class="main-button" id="compose-open">New message</button>
    <ul id="folder-list">
      ${folders
        .map(
          ({ id, name }) =>
            `<li data-folder="${id}"><a href="#/${id}">${name} <span class="count"></span></a></li>`,
        )
        .join('')}
    </ul>
    <p class="space">1.2 of 5 GB used</p>
  </nav>
  <main id="view" tabindex="-1"></main>
</div>
<footer class="foot">
  <p>Pelican Mail is run by a cooperative of its users. <a href="?terms">Terms</a> <a href="?privacy">Privacy</a>
  <a href="?accessibility">Accessibility</a></p>
</footer>
<div class="toasts" id="toasts"${flaw('toast-silent', ' role="status"', '')}></div>
<div class="shade" id="shade" hidden>
  <div class="compose" id="compose" role="dialog" aria-modal="true" aria-labelledby="compose-title">
    <h2 id="compose-title">New message</h2>
    <form id="compose-form" novalidate>
    <label for="to">To</label>
    <input id="to" type="text" inputmode="email" autocomplete="off" required>
    <p class="error" id="to-error"></p>
    <label for="subject">Subject</label>
    <input id="subject" type="text">
    <label for="body">Message</label>
    <textarea id="body" rows="7"></textarea>
    <p class="compose-end">
      <button type="submit" class="main-button"${flaw('send-renamed', '', ' aria-label="Submit form"')}>Send message</button>
      <button type="button" id="discard">Discard</button>
    </p>
    </form>
  </div>
</div>`;
