import { html } from 'ghtml';

/** A page of the server's own: no script, one stylesheet, one main landmark. `content` is markup. */
export function page(options: { title: string; content: string; lead?: string }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${options.title} · Curbcut</title>
        <link rel="stylesheet" href="/server-pages.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to main content</a>
        <header>
          <a class="home" href="/">Curbcut</a>
        </header>
        <main id="content">
          <h1>${options.title}</h1>
          !${options.lead ? html`<p class="lead">${options.lead}</p>` : ''} !${options.content}
        </main>
      </body>
    </html> `;
}
