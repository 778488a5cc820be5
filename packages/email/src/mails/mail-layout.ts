import { colors, fonts } from '@curbcut/design-tokens';
import { html } from 'ghtml';

const { canvas, surface, line, text, link, yellow, primary } = colors;
const muted = colors['text-2'];
const onPrimary = colors['primary-text'];

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: ${canvas.light}; color: ${text.light}; }
a { color: ${link.light}; }
.muted { color: ${muted.light}; }
.card { background: ${surface.light}; border: 1px solid ${line.light}; }
.line { border-top: 1px solid ${line.light}; }
.button { background: ${primary.light}; color: ${onPrimary.light}; border: 2px solid ${primary.light}; }
@media (prefers-color-scheme: dark) {
  body, .canvas { background: ${canvas.dark} !important; color: ${text.dark} !important; }
  .card { background: ${surface.dark} !important; border-color: ${line.dark} !important; color: ${text.dark} !important; }
  .line { border-color: ${line.dark} !important; }
  .muted { color: ${muted.dark} !important; }
  a { color: ${link.dark} !important; }
  a.button { background: ${primary.dark} !important; border-color: ${primary.dark} !important; color: ${onPrimary.dark} !important; }
}
`;

/** The frame of every mail. `preheader` is the line that mail programs show beside the subject; `body` is HTML. */
export function mailLayout(mail: { title: string; preheader: string; body: string }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.title}</title>
        <style>
          !${style}
        </style>
      </head>
      <body
        class="canvas"
        style="margin:0;padding:0;background:${canvas.light};color:${text.light}"
      >
        <div role="main">
          <div style="display:none;max-height:0;overflow:hidden">${mail.preheader}</div>
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  class="card"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:600px;background:${surface.light};border:1px solid ${line.light};border-radius:12px"
                >
                  <tr>
                    <td
                      style="padding:28px 24px;font:16px/1.55 '!${fonts.sans[1]}',system-ui,'Segoe UI',Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word"
                      align="left"
                    >
                      <p
                        style="margin:0 0 20px;padding:0 0 10px;border-bottom:5px solid ${yellow};font-size:21px;font-weight:700"
                      >
                        Curbcut
                      </p>
                      !${mail.body}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html> `;
}

export const heading1 = 'margin:0 0 12px;font-size:26px;line-height:1.2';
export const heading2 = 'margin:28px 0 8px;font-size:20px;line-height:1.3';

export function paragraph(text: string): string {
  return html`<p style="margin:0 0 12px">${text}</p>`;
}

/** The one thing to do. `url` must have been checked. */
export function button(url: string, label: string): string {
  return html`<p style="margin:24px 0">
    <a
      class="button"
      href="${url}"
      style="display:inline-block;padding:12px 22px;border-radius:7px;background:${primary.light};color:${onPrimary.light};border:2px solid ${primary.light};font-weight:700;text-decoration:none"
      >${label}</a
    >
  </p>`;
}
