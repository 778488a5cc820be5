/**
 * One way in which a page can make its browser reach for an IP. Placeholders: `{{TARGET}}` is the http URL of
 * the vector's own listener, `{{TLS}}` and `{{WS}}` the same with https and ws, `{{HOST}}` its host and port, `{{PORT}}`
 * the port alone, `{{VIA}}` a URL of the page's own site that redirects to the target.
 */
export interface PageVector {
  name: string;
  /** Markup that goes into a page; those that are not `alone` share one. */
  html?: string;
  /** Headers that the page comes with. */
  headers?: Record<string, string>;
  /** It takes the page elsewhere: it gets a page of its own. */
  alone?: true;
  /** Part of the URL where a page of its own may end that was not blocked. */
  staysOn?: string;
  /** Instead of a page: so many redirects, the last one to this URL. */
  redirect?: { hops: number; to: string };
  /** It passes by every proxy, so that only the listener can tell. */
  direct?: true;
  /** The one IP that it can be aimed at. */
  only?: string;
  /** Who keeps it from reaching another host than the page's, before the egress proxy is asked. */
  withinHost?: string;
  /** The target's port is outside those that may be scanned. */
  port?: 'outside';
  /** Why it reaches nothing when everything is allowed, so that its silence proves nothing. Kept for other browsers. */
  unproven?: string;
}

const script = (code: string) => `<script>${code}</script>`;
const quiet = (code: string) => script(`(async () => { ${code} })().catch(() => {})`);
const workerOf = (code: string) => `URL.createObjectURL(new Blob([${JSON.stringify(code)}]))`;

const subresources: PageVector[] = [
  { name: 'img', html: '<img alt="a" src="{{TARGET}}">' },
  { name: 'img-srcset', html: '<img alt="a" srcset="{{TARGET}} 1x">' },
  { name: 'picture-source', html: '<picture><source srcset="{{TARGET}}"><img alt="a"></picture>' },
  { name: 'input-image', html: '<input type="image" alt="a" src="{{TARGET}}">' },
  { name: 'svg-image', html: '<svg role="img" aria-label="a"><image href="{{TARGET}}"/></svg>' },
  {
    name: 'video',
    html: '<video src="{{TARGET}}" autoplay muted onerror="this.remove()"></video>',
  },
  { name: 'video-poster', html: '<video poster="{{TARGET}}"></video>' },
  {
    name: 'audio',
    html: '<audio src="{{TARGET}}" preload="auto" onerror="this.remove()"></audio>',
  },
  {
    name: 'track',
    html: '<video crossorigin="anonymous" src="/clip" onerror="this.remove()"><track default kind="captions" src="{{TARGET}}"></video>',
  },
  { name: 'script', html: '<script src="{{TARGET}}"></script>' },
  { name: 'module-import', html: quiet('await import("{{TARGET}}")') },
  { name: 'stylesheet', html: '<link rel="stylesheet" href="{{TARGET}}">' },
  { name: 'css-import', html: '<style>@import url("{{TARGET}}");</style>' },
  {
    name: 'css-url',
    html: '<div style="height:9px;background:url({{TARGET}})"></div>',
  },
  {
    name: 'font-face',
    html: '<style>@font-face{font-family:reach;src:url({{TARGET}})}</style><p style="font-family:reach">text</p>',
  },
  {
    name: 'icon',
    unproven: 'The headless shell shows no icons and fetches none.',
    html: '<link rel="icon" href="{{TARGET}}">',
  },
  {
    name: 'manifest',
    unproven: 'Chromium fetches it when somebody installs the page.',
    html: '<link rel="manifest" href="{{TARGET}}">',
  },
  { name: 'modulepreload', html: '<link rel="modulepreload" href="{{TARGET}}">' },
  { name: 'prefetch', html: '<link rel="prefetch" href="{{TARGET}}">' },
  {
    name: 'preconnect',
    unproven: 'Behind a proxy Chromium opens nothing ahead of a request.',
    html: '<link rel="preconnect" href="{{TLS}}">',
  },
  { name: 'link-header', headers: { link: '<{{TARGET}}>; rel=preload; as=image' } },
  {
    name: 'speculation-prefetch',
    withinHost: 'Chromium',
    html: `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["{{TARGET}}"]}]}</script>`,
  },
  {
    name: 'speculation-prerender',
    withinHost: 'Chromium',
    html: `<script type="speculationrules">{"prerender":[{"source":"list","urls":["{{TARGET}}"]}]}</script>`,
  },
];

const frames: PageVector[] = [
  { name: 'iframe', html: '<iframe title="a" src="{{TARGET}}"></iframe>' },
  {
    name: 'iframe-redirected',
    html: '<iframe title="a" src="{{VIA}}"></iframe>',
  },
  {
    name: 'iframe-sandboxed',
    html: '<iframe title="a" sandbox src="{{TARGET}}"></iframe>',
  },
  {
    name: 'iframe-srcdoc-fetch',
    html: `<iframe title="a" srcdoc="<script>fetch('{{TARGET}}',{mode:'no-cors'})</script>"></iframe>`,
  },
  {
    name: 'iframe-data-fetch',
    html: `<iframe title="a" src="data:text/html,<script>fetch('{{TARGET}}',{mode:'no-cors'})</script>"></iframe>`,
  },
  {
    name: 'iframe-other-site-fetch',
    html: '<iframe title="a" src="{{OTHER_SITE}}/fetching?url={{ENCODED}}"></iframe>',
  },
  {
    name: 'iframe-location',
    html: `<iframe title="a" srcdoc="<script>location='{{TARGET}}'</script>"></iframe>`,
  },
  { name: 'object', html: '<object aria-label="a" data="{{TARGET}}"></object>' },
  { name: 'embed', html: '<embed title="a" src="{{TARGET}}">' },
  {
    name: 'form-into-frame',
    html: `<iframe title="a" name="sink"></iframe><form id="into" method="post" target="sink" action="{{TARGET}}"></form>${script('document.forms.into.submit()')}`,
  },
];

const scripted: PageVector[] = [
  { name: 'fetch', html: quiet('await fetch("{{TARGET}}", { mode: "no-cors" })') },
  { name: 'fetch-https', html: quiet('await fetch("{{TLS}}", { mode: "no-cors" })') },
  {
    name: 'fetch-into-text',
    html: `<p lang="x-broken" id="told">nothing</p>${quiet('document.getElementById("told").lang = (await (await fetch("{{TARGET}}")).text())')}`,
  },
  {
    name: 'fetch-keepalive',
    html: quiet(
      'await fetch("{{TARGET}}", { method: "POST", body: "a", keepalive: true, mode: "no-cors" })',
    ),
  },
  { name: 'fetch-redirected', html: quiet('await fetch("{{VIA}}", { mode: "no-cors" })') },
  {
    name: 'xhr',
    html: quiet('const x = new XMLHttpRequest(); x.open("GET", "{{TARGET}}"); x.send()'),
  },
  { name: 'beacon', html: script('navigator.sendBeacon("{{TARGET}}", "a")') },
  { name: 'event-source', html: script('new EventSource("{{TARGET}}")') },
  { name: 'websocket', html: script('new WebSocket("{{WS}}")') },
  {
    name: 'worker-fetch',
    html: script(`new Worker(${workerOf('fetch("{{TARGET}}", { mode: "no-cors" })')})`),
  },
  {
    name: 'worker-websocket',
    html: script(`new Worker(${workerOf('new WebSocket("{{WS}}")')})`),
  },
  {
    name: 'worker-import',
    html: script(`new Worker(${workerOf('importScripts("{{TARGET}}")')})`),
  },
  {
    name: 'shared-worker-fetch',
    html: script(`new SharedWorker(${workerOf('fetch("{{TARGET}}", { mode: "no-cors" })')})`),
  },
  {
    name: 'service-worker-install',
    html: quiet(
      'await navigator.serviceWorker.register("/service-worker.js?url={{ENCODED}}", { scope: "/scope-{{PORT}}/" })',
    ),
  },
  {
    name: 'web-transport',
    unproven: 'It needs QUIC, which a flag has closed for good.',
    html: quiet('await new WebTransport("{{TLS}}").ready'),
    direct: true,
  },
  {
    name: 'webrtc-stun',
    html: quiet(`const c = new RTCPeerConnection({ iceServers: [{ urls: "stun:{{HOST}}" }] });
      c.createDataChannel("a"); c.onicegatheringstatechange = () => c.iceGatheringState === "complete" && fetch("/gathered?{{PORT}}");
      await c.setLocalDescription(await c.createOffer())`),
    direct: true,
  },
  {
    name: 'webrtc-turn-tcp',
    html: quiet(`const c = new RTCPeerConnection({ iceServers: [{ urls: "turn:{{HOST}}?transport=tcp", username: "a", credential: "a" }] });
      c.createDataChannel("a"); await c.setLocalDescription(await c.createOffer())`),
  },
  {
    name: 'reporting-endpoints',
    unproven: 'Reports wait for longer than a page scan lasts, and for https.',
    headers: { 'reporting-endpoints': 'default="{{TARGET}}"' },
  },
  {
    name: 'csp-report',
    unproven: 'The scanner sets the Content Security Policy aside, so nothing is reported.',
    headers: {
      'content-security-policy-report-only': "script-src 'none'; report-uri {{TARGET}}",
    },
  },
  {
    name: 'anchor-ping',
    html: `<a id="ping" href="#here" ping="{{TARGET}}">here</a>${script('document.getElementById("ping").click()')}`,
  },
];

const spellings: PageVector[] = [
  ['decimal', 'http://2130706433:{{PORT}}/'],
  ['octal', 'http://0177.0.0.01:{{PORT}}/'],
  ['hex', 'http://0x7f.1:{{PORT}}/'],
  ['full-width', 'http://１２７.0.0.1:{{PORT}}/'],
  ['mapped', 'http://[::ffff:127.0.0.1]:{{PORT}}/'],
  ['unspecified', 'http://0.0.0.0:{{PORT}}/'],
  ['localhost', 'http://localhost:{{PORT}}/'],
  ['localhost-dot', 'http://localhost.:{{PORT}}/'],
].map(([name, ip]) => ({
  name: `spelled-${name}`,
  only: '127.0.0.1',
  html: quiet(`await fetch("${ip}", { mode: "no-cors" })`),
}));

const closedAtOnce = 'The scanner closes what a page opens before it asks for anything.';

const windows: PageVector[] = [
  { name: 'window-open', unproven: closedAtOnce, html: script('open("{{TARGET}}")') },
  {
    name: 'window-open-noopener',
    unproven: closedAtOnce,
    html: script('open("{{TARGET}}", "_blank", "noopener")'),
  },
  {
    name: 'popup-fetch',
    unproven: closedAtOnce,
    html: script('open("/fetching?url={{ENCODED}}")'),
  },
  {
    name: 'popup-noopener-fetch',
    unproven: closedAtOnce,
    html: script('open("/fetching?url={{ENCODED}}", "_blank", "noopener")'),
  },
];

const journeys: PageVector[] = [
  {
    name: 'anchor-download',
    staysOn: '/alone/anchor-download/',
    withinHost: 'the scanner',
    alone: true,
    html: `<a id="save" download href="{{TARGET}}">save</a>${script('document.getElementById("save").click()')}`,
  },
  {
    name: 'meta-refresh',
    staysOn: '/alone/meta-refresh/',
    withinHost: 'the scanner',
    alone: true,
    html: '<meta http-equiv="refresh" content="0;url={{TARGET}}">',
  },
  {
    name: 'location',
    staysOn: '/alone/location/',
    withinHost: 'the scanner',
    alone: true,
    html: script('location = "{{TARGET}}"'),
  },
  {
    name: 'location-https',
    withinHost: 'the scanner',
    staysOn: '/alone/location-https/',
    alone: true,
    html: script('location = "{{TLS}}"'),
  },
  {
    name: 'location-redirected',
    alone: true,
    html: script('location = "{{VIA}}"'),
  },
  {
    name: 'form-post',
    staysOn: '/alone/form-post/',
    withinHost: 'the scanner',
    alone: true,
    html: `<form id="away" method="post" action="{{TARGET}}"></form>${script('document.forms.away.submit()')}`,
  },
  {
    name: 'beacon-pagehide',
    staysOn: '/plain',
    alone: true,
    html: script(
      'addEventListener("pagehide", () => navigator.sendBeacon("{{TARGET}}", "a")); location = "/plain"',
    ),
  },
  { name: 'redirect', alone: true, redirect: { hops: 1, to: '{{TARGET}}' } },
  { name: 'redirect-chain', alone: true, redirect: { hops: 9, to: '{{TARGET}}' } },
  { name: 'redirect-https', alone: true, redirect: { hops: 2, to: '{{TLS}}' } },
  { name: 'redirect-user', alone: true, redirect: { hops: 1, to: 'http://a@{{HOST}}/' } },
];

const outside: PageVector[] = [
  { name: 'port-outside', html: '<img alt="a" src="{{TARGET}}">', port: 'outside' },
  {
    name: 'port-outside-https',
    html: quiet('await fetch("{{TLS}}", { mode: "no-cors" })'),
    port: 'outside',
  },
];

export const pageVectors: readonly PageVector[] = [
  ...subresources,
  ...frames,
  ...scripted,
  ...spellings,
  ...windows,
  ...outside,
  ...journeys,
];
