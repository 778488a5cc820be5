import type { PageAnswer } from './page-server.ts';
import type { ScanFailureCode } from '@curbcut/contracts';
import { gzipSync } from 'node:zlib';

/** A page that is hard to judge, and how its scan must end. */
export interface HostilePage {
  name: string;
  answer: PageAnswer;
  /** A failure's code, or the rules that must be found although the page fights back. */
  expected: { failed: ScanFailureCode } | { finds: string[] };
  warning?: RegExp;
}

/** A page with one sure defect: its picture has no text alternative. */
const page = (inside: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Harbor</title>${head}</head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">${inside}</main></body></html>`;
const finds = { finds: ['image-alt'] };
const status =
  (code: number, headers: Record<string, string> = {}, body = page('')): PageAnswer =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'text/html', ...headers });
    response.end(code === 204 ? undefined : body);
  };
const html =
  (body: string, headers: Record<string, string> = {}): PageAnswer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };

export const hostilePages: readonly HostilePage[] = [
  // Errors and walls.
  { name: 'not-found', answer: status(404), expected: { failed: 'HTTP_ERROR' } },
  { name: 'forbidden', answer: status(403), expected: { failed: 'HTTP_ERROR' } },
  { name: 'server-error', answer: status(500), expected: { failed: 'HTTP_SERVER_ERROR' } },
  {
    name: 'too-many-requests',
    answer: status(429, { 'retry-after': '3600' }),
    expected: { failed: 'RATE_LIMITED' },
  },
  {
    name: 'basic-auth',
    answer: status(401, { 'www-authenticate': 'Basic realm="x"' }),
    expected: { failed: 'AUTH_REQUIRED' },
  },
  { name: 'no-content', answer: status(204), expected: { failed: 'NO_CONTENT' } },
  { name: 'empty', answer: html(''), expected: { failed: 'EMPTY_PAGE' } },
  {
    name: 'empty-app-shell',
    answer: html(
      '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script>0</script></html>',
    ),
    expected: { failed: 'APP_SHELL_EMPTY' },
  },
  {
    name: 'bot-challenge',
    answer: status(
      403,
      { 'cf-mitigated': 'challenge' },
      '<!doctype html><title>Just a moment...</title><p>Checking your browser</p>',
    ),
    expected: { failed: 'BOT_CHALLENGE' },
  },
  {
    name: 'members-only',
    answer: status(302, { location: '/users/sign_in?next=%2Fmembers-only' }),
    expected: { failed: 'LOGIN_WALL' },
  },
  {
    name: 'redirect-loop',
    answer: status(302, { location: '/hostile/redirect-loop' }),
    expected: { failed: 'TOO_MANY_REDIRECTS' },
  },
  {
    name: 'pdf',
    answer: html('%PDF-1.7', { 'content-type': 'application/pdf' }),
    expected: { failed: 'NO_CONTENT' },
  },
  {
    name: 'json',
    answer: html('{"a":1}', { 'content-type': 'application/json' }),
    expected: { failed: 'NOT_HTML' },
  },
  {
    name: 'image',
    answer: html('<svg/>', { 'content-type': 'image/png' }),
    expected: { failed: 'NOT_HTML' },
  },
  {
    name: 'xml',
    answer: html('<a><b/></a>', { 'content-type': 'application/xml' }),
    expected: { failed: 'NOT_HTML' },
  },
  {
    name: 'download',
    answer: html('x', {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=x.bin',
    }),
    expected: { failed: 'NO_CONTENT' },
  },
  {
    name: 'connection-reset',
    answer: (request) => request.socket.destroy(),
    expected: { failed: 'CONNECTION_FAILED' },
  },
  {
    name: 'not-http',
    answer: (request) => request.socket.end('garbage\r\n\r\n'),
    expected: { failed: 'CONNECTION_FAILED' },
  },

  // Pages that never stand still.
  { name: 'slow-headers', answer: () => {}, expected: { failed: 'PAGE_TIMEOUT' } },
  {
    name: 'never-ending-body',
    answer: (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(page('').replace('</main></body></html>', ''));
      const timer = setInterval(() => response.write('<p>more</p>'), 100);
      request.socket.on('close', () => clearInterval(timer));
    },
    expected: finds,
    warning: /did not finish loading/,
  },
  {
    name: 'endless-loop',
    answer: html(page('<script>for(;;){}</script>')),
    expected: { failed: 'PAGE_HUNG' },
  },
  {
    name: 'late-endless-loop',
    answer: html(page('<script>setTimeout(()=>{for(;;){}},150)</script>')),
    expected: { failed: 'PAGE_HUNG' },
  },
  {
    name: 'reload-loop',
    answer: html(page('<script>setTimeout(()=>location.reload(),50)</script>')),
    expected: { failed: 'PAGE_UNSTABLE' },
  },
  {
    name: 'refresh-loop',
    answer: html(page('', '<meta http-equiv="refresh" content="0">')),
    expected: { failed: 'PAGE_UNSTABLE' },
  },
  {
    name: 'never-idle',
    answer: html(page('<script>setInterval(()=>fetch("/hostile/empty"),100)</script>')),
    expected: finds,
  },
  {
    name: 'mutating',
    answer: html(
      page('<b id="b"></b><script>setInterval(()=>{b.textContent=Math.random()},5)</script>'),
    ),
    expected: finds,
  },
  {
    name: 'alert-storm',
    answer: html(page('<script>for(let i=0;i<500;i++){alert(i);confirm(i);prompt(i)}</script>')),
    expected: finds,
  },
  {
    name: 'popups',
    answer: html(page('<script>for(let i=0;i<50;i++)open("/hostile/empty")</script>')),
    expected: finds,
  },
  {
    name: 'leaves-for-another-site',
    answer: html(
      page('<script>setTimeout(()=>{location="http://elsewhere.example/"},20)</script>'),
    ),
    expected: finds,
  },
  {
    name: 'crash',
    answer: html(page('<script>const a=[];for(;;)a.push(new Uint8Array(1e8).fill(1))</script>')),
    expected: { failed: 'PAGE_TOO_LARGE' },
  },

  // Pages that want to be judged clean, or to break the engines.
  {
    name: 'forged-engine',
    answer: html(
      page(
        '<script>Object.defineProperty(window,"axe",{value:{run:async()=>({violations:[]}),runPartial:async()=>({results:[]}),utils:{getFrameContexts:()=>[]}},writable:false})</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'broken-arrays',
    answer: html(
      page(
        '<script>for(const k of ["push","map","forEach","filter"])Array.prototype[k]=()=>{throw 1}</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'broken-json',
    answer: html(page('<script>JSON.parse=JSON.stringify=()=>"[]"</script>')),
    expected: finds,
  },
  {
    name: 'broken-clocks',
    answer: html(
      page('<script>Date.now=()=>0;setTimeout=()=>0;requestAnimationFrame=()=>0</script>'),
    ),
    expected: finds,
  },
  {
    name: 'amd-loader',
    answer: html(page('<script>window.define=()=>{};define.amd=true</script>')),
    expected: finds,
  },
  {
    name: 'no-scripts-policy',
    answer: html(page(''), { 'content-security-policy': "default-src 'none'; img-src data:" }),
    expected: finds,
  },
  {
    name: 'sandbox-policy',
    answer: html(page(''), { 'content-security-policy': 'sandbox' }),
    expected: finds,
  },
  {
    name: 'trusted-types',
    answer: html(page(''), {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    }),
    expected: finds,
  },
  {
    name: 'swallowed-messages',
    answer: html(
      page('<script>addEventListener("message",e=>e.stopImmediatePropagation(),true)</script>'),
    ),
    expected: finds,
  },

  // Late, lazy, covered.
  {
    name: 'late-app',
    answer: html(
      '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script>setTimeout(()=>{root.innerHTML="<main><h1>Hello</h1><img src=x width=20 height=20></main>"},2500)</script></html>',
    ),
    expected: finds,
  },
  {
    name: 'lazy-picture',
    answer: html(
      '<!doctype html><html lang="en"><title>Long</title><main><h1>Long</h1><div style="height:4000px"></div><div id="z">.</div></main><script>new IntersectionObserver(e=>{if(e[0].isIntersecting)z.innerHTML="<img src=x width=20 height=20>"}).observe(z)</script></html>',
    ),
    expected: finds,
  },
  {
    name: 'consent-layer',
    answer: html(
      page(
        '<dialog id="d"><p>We use cookies</p><button>Accept</button></dialog><script>d.showModal()</script>',
      ),
    ),
    expected: finds,
    warning: /consent layer/,
  },
  { name: 'quirks', answer: html(page('').replace('<!doctype html>', '')), expected: finds },
  {
    name: 'compressed-picture-bomb',
    answer: html(page('<img alt="bomb" src="/hostile/bomb">')),
    expected: finds,
  },
  {
    name: 'bomb',
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(50_000_000)));
    },
    expected: { failed: 'NOT_HTML' },
  },
  {
    name: 'broken-xhtml',
    answer: html('<html xmlns="http://www.w3.org/1999/xhtml"><body><p>one</body></html>', {
      'content-type': 'application/xhtml+xml',
    }),
    expected: { failed: 'PARSE_ERROR' },
  },
  {
    name: 'markup-aimed-at-the-report',
    answer: html(
      page(
        '<a href="javascript:alert(1)" class="&lt;script&gt;alert(1)&lt;/script&gt;"></a>',
      ).replace('Harbor</title>', '<script>alert(1)</script>\u0000{{7*7}}</title>'),
    ),
    expected: { finds: ['image-alt', 'link-name'] },
  },
];
