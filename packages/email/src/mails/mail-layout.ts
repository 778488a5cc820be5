import { html } from 'ghtml';

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #fbf9f4; color: #1a1e26; }
a { color: #0f4a87; }
.muted { color: #41464f; }
.card { background: #ffffff; border: 1px solid #e2ddd0; }
.line { border-top: 1px solid #e2ddd0; }
.button { background: #15181f; color: #ffffff; border: 2px solid #15181f; }
@media (prefers-color-scheme: dark) {
  body, .canvas { background: #101217 !important; color: #f4f1e9 !important; }
  .card { background: #1a1d25 !important; border-color: #2d323d !important; color: #f4f1e9 !important; }
  .line { border-color: #2d323d !important; }
  .muted { color: #cbc9c1 !important; }
  a { color: #9cc9ff !important; }
  a.button { background: #ffc720 !important; border-color: #ffc720 !important; color: #15181f !important; }
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
      <body class="canvas" style="margin:0;padding:0;background:#fbf9f4;color:#1a1e26">
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
                  style="max-width:600px;background:#ffffff;border:1px solid #e2ddd0;border-radius:12px"
                >
                  <tr>
                    <td
                      style="padding:28px 24px;font:16px/1.55 'Atkinson Hyperlegible Next',system-ui,'Segoe UI',Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word"
                      align="left"
                    >
                      <p
                        style="margin:0 0 20px;padding:0 0 10px;border-bottom:5px solid #ffc720;font-size:21px;font-weight:700"
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

/** The one thing to do. `address` must have been checked. */
export function button(address: string, label: string): string {
  return html`<p style="margin:24px 0">
    <a
      class="button"
      href="${address}"
      style="display:inline-block;padding:12px 22px;border-radius:7px;background:#15181f;color:#ffffff;border:2px solid #15181f;font-weight:700;text-decoration:none"
      >${label}</a
    >
  </p>`;
}
