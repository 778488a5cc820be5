import type { PageAnswer } from './page-server.ts';
import type { ScanFailureCode } from '@curbcut/model/scan';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
  (body: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse): void => {
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
    expected: { failed: 'NOT_HTML' },
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

  {
    name: 'breaks-off',
    answer: (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99999' });
      response.write(page(''), () => request.socket.destroySoon());
    },
    expected: finds,
    warning: /connection broke/,
  },
  {
    name: 'breaks-off-empty',
    answer: (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99999' });
      response.write('<', () => request.socket.destroySoon());
    },
    expected: { failed: 'CONNECTION_FAILED' },
  },
  {
    name: 'broken-compression',
    answer: html('<p>not compressed at all', { 'content-encoding': 'gzip' }),
    expected: { failed: 'CONNECTION_FAILED' },
  },
  {
    name: 'page-as-download',
    answer: html(page(''), { 'content-disposition': 'attachment; filename=x.html' }),
    expected: { failed: 'NO_CONTENT' },
  },
  {
    name: 'leads-to-a-file-of-ours',
    answer: status(302, { location: 'file:///etc/hostname' }),
    expected: { failed: 'TARGET_BLOCKED' },
  },
  {
    name: 'says-parser-error',
    answer: html(page('<parsererror>How parsers fail</parsererror>')),
    expected: finds,
  },
  {
    name: 'xhtml',
    answer: html(
      '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>x</title></head><body><img src="x" width="9" height="9"/></body></html>',
      { 'content-type': 'application/xhtml+xml' },
    ),
    expected: finds,
  },
  {
    name: 'other-encoding',
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-16le' });
      response.end(Buffer.from(page('żółć 中文'), 'utf16le'));
    },
    expected: finds,
  },

  // Pages that never stand still.
  {
    name: 'headers-then-nothing',
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<');
    },
    expected: { failed: 'PAGE_TIMEOUT' },
  },
  {
    name: 'styles-never-come',
    answer: html(page('', '<link rel="stylesheet" href="/hostile/slow-headers">')),
    expected: finds,
    warning: /did not finish loading/,
  },
  {
    name: 'replaces-its-body',
    answer: html(
      page(
        '<script>const all=document.body.innerHTML.split("<script")[0];setInterval(()=>{document.body.innerHTML=all},1)</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'writes-itself-anew',
    answer: html(
      page(
        '<script>const all=document.body.innerHTML.split("<script")[0];setInterval(()=>{document.open();document.write(all);document.close()},20)</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'goes-to-nowhere',
    answer: html(
      page(
        '<script>setInterval(()=>{for(const to of ["about:blank","about:crash","chrome://crash","file:///etc/hostname","view-source:"+location,URL.createObjectURL(new Blob(["x"],{type:"text/html"}))])location=to},50)</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'goes-to-a-download',
    answer: html(page('<script>location="/hostile/download"</script>')),
    expected: finds,
  },
  {
    name: 'closes-itself',
    answer: html(page('<script>close();setTimeout(()=>top.close(),50)</script>')),
    expected: finds,
  },
  {
    name: 'history-flood',
    answer: html(
      page(
        '<script>setInterval(()=>{for(let i=0;i<500;i++)history.pushState({},"","?"+i)},1)</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'console-flood',
    answer: html(
      page(
        '<script>const words="x".repeat(1000);setInterval(()=>{for(let i=0;i<5000;i++)console.log(words)},0)</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'popup-links',
    answer: html(
      page(
        '<script>setInterval(()=>{const a=document.createElement("a");a.target="_blank";a.href="/hostile/empty";a.click()},5)</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'socket-flood',
    answer: html(
      page('<script>for(let i=0;i<2000;i++)new WebSocket("ws://"+location.host+"/"+i)</script>'),
    ),
    expected: finds,
  },
  {
    name: 'debugger-loop',
    answer: html(page('<script>setInterval(()=>{debugger},10)</script>')),
    expected: finds,
  },
  {
    name: 'asks-for-everything',
    answer: html(
      page(
        '<script>Notification.requestPermission();navigator.geolocation?.getCurrentPosition(()=>{});navigator.mediaDevices?.getUserMedia({audio:true,video:true});print()</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'plays-sound',
    answer: html(
      page(
        '<video autoplay loop muted src="/hostile/slow-headers"></video><script>new Audio("/hostile/slow-headers").play();speechSynthesis?.speak(new SpeechSynthesisUtterance("hello"))</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'drawing-surfaces',
    answer: html(
      page(
        '<script>for(let i=0;i<50;i++){const c=document.createElement("canvas");c.width=c.height=4096;document.body.append(c);c.getContext("webgl")?.clear(16384)}</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'style-bomb',
    answer: html(
      page(
        '<div><div><p>x</p></div></div>'.repeat(200),
        `<style>${Array.from({ length: 1_000 }, (_, at) => `div:has(div:nth-child(${at}) p ~ p) div:has(p + p) p{color:red}`).join('')}</style>`,
      ),
    ),
    expected: finds,
  },
  {
    name: 'too-many-elements',
    answer: html(
      page(
        '<script>addEventListener("load",()=>document.querySelector("main").insertAdjacentHTML("beforeend","<i></i>".repeat(160000)))</script>',
      ),
    ),
    expected: { failed: 'PAGE_TOO_LARGE' },
  },
  {
    name: 'too-deep',
    answer: html(
      page(
        '<script>let e=document.querySelector("main");for(let i=0;i<10000;i++)e=e.appendChild(document.createElement("div"))</script>',
      ),
    ),
    expected: { failed: 'PAGE_CRASHED' },
  },
  {
    name: 'endless-file',
    answer: html(page('<script>fetch("/hostile/endless-download").then(a=>a.blob())</script>')),
    expected: { failed: 'PAGE_TOO_LARGE' },
  },
  {
    name: 'endless-download',
    answer: (request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
      };
      response.on('drain', more);
      request.socket.on('close', () => response.destroy());
      more();
    },
    expected: { failed: 'NOT_HTML' },
  },
  {
    name: 'very-long-words',
    answer: html(
      page(`<a href="${'b'.repeat(1_000_000)}"></a>`).replace('Harbor', 't'.repeat(1_000_000)),
    ),
    expected: { finds: ['image-alt', 'link-name'] },
  },
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
    answer: html(page('<script>setTimeout(()=>{for(;;){}},80)</script>')),
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
    name: 'app-that-says-it-is-busy',
    answer: html(
      '<!doctype html><html lang="en"><title>App</title><main id="root" aria-busy="true"><h1>Hello</h1><p>Loading...</p></main><script>setTimeout(()=>{root.ariaBusy=null;root.innerHTML="<h1>Hello</h1><img src=x width=20 height=20>"},2000)</script></html>',
    ),
    expected: finds,
  },
  {
    name: 'app-that-is-busy-forever',
    answer: html(
      '<!doctype html><html lang="en"><title>App</title><main aria-busy="true"><h1>Hello</h1><img src=x width=20 height=20></main></html>',
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
    name: 'picture-that-comes-with-scrolling',
    answer: html(
      '<!doctype html><html lang="en"><title>Long</title><main><h1>Long</h1><div style="height:4000px"></div><div id="z">.</div></main><script>addEventListener("scroll",()=>{if(z.getBoundingClientRect().top<innerHeight)z.innerHTML="<img src=x width=20 height=20>"},{passive:true})</script></html>',
    ),
    expected: finds,
  },
  {
    name: 'lazy-picture-in-an-inner-scroller',
    answer: html(
      '<!doctype html><html lang="en"><title>Long</title><style>html,body,main{height:100%;margin:0;overflow:hidden}main{overflow:auto}</style><main tabindex="0"><h1>Long</h1><div style="height:4000px"></div><div id="z">.</div></main><script>new IntersectionObserver(e=>{if(e[0].isIntersecting)z.innerHTML="<img src=x width=20 height=20>"}).observe(z)</script></html>',
    ),
    expected: finds,
  },
  {
    name: 'endless-scroll',
    answer: html(
      page(
        '<script>const more=()=>document.querySelector("main").insertAdjacentHTML("beforeend","<p style=height:900px>more</p>".repeat(3));more();addEventListener("scroll",more)</script>',
      ),
    ),
    expected: finds,
  },
  {
    name: 'age-gate',
    answer: html(
      page(
        '<dialog id="d"><p>Are you of age?</p><button>Yes</button></dialog><script>d.showModal()</script>',
      ),
    ),
    expected: finds,
    warning: /covers the page/,
  },
  {
    name: 'frames-set',
    answer: html(
      '<!doctype html><html lang="en"><head><title>F</title></head><frameset cols="*"><frame src="/control"></frameset></html>',
    ),
    expected: { finds: ['image-alt', 'frame-title'] },
  },
  {
    name: 'frame-of-another-site',
    answer: (request, response) =>
      html(
        `<!doctype html><html lang="en"><title>Outer</title><main><h1>Outer</h1><iframe title="inner" src="http://localhost:${request.socket.localPort}/hostile/forged-engine"></iframe></main></html>`,
      )(request, response),
    expected: finds,
  },
  {
    name: 'closed-shadow-trees',
    answer: html(
      page('')
        .replace('<img', '<b')
        .replace(
          '</main>',
          '</main><script>for(let i=0;i<500;i++)document.body.appendChild(document.createElement("div")).attachShadow({mode:"closed"}).innerHTML="<img src=x width=9 height=9>"</script>',
        ),
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
