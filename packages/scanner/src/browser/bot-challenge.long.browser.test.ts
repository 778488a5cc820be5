import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { axeAlone, scannerTest } from '../../rig/scanner-test.ts';

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#8a5"/></svg>`;

const walls: Record<string, string> = {
  'just-a-moment': page(
    'Just a moment...',
    '<main><h1>harbor.example</h1><p>Checking if the site connection is secure</p><div class="cf-turnstile" data-sitekey="0x4"></div></main><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>',
  ),
  'links-to-privacy': page(
    'Just a moment...',
    '<h1>harbor.example</h1><p>We are checking your browser.</p><p><a href="/privacy-notice">Privacy</a> <a href="https://protector.example/">Protected by Protector</a></p>',
  ),
  'verify-with-turnstile': page(
    'harbor.example',
    '<h1>Verify you are human</h1><form method="post"><div class="cf-turnstile" data-sitekey="0x4"></div><input type="hidden" name="t" value="9f2"></form><p><a href="https://protector.example/privacy">Privacy</a> <a href="https://protector.example/terms">Terms</a></p>',
  ),
  'recaptcha-in-german': page(
    'Sicherheitsprüfung',
    '<h1>Einen Augenblick bitte</h1><p>Wir möchten sicherstellen, dass Sie kein Programm sind.</p><form action="/weiter" method="post"><div class="g-recaptcha" data-sitekey="6Lc"></div><button>Weiter</button></form>',
  ),
  'hcaptcha-in-japanese': page(
    '確認',
    '<p>続行するには、以下の確認を完了してください。アクセスが自動化されたものではないことを確認しています。</p><div class="h-captcha" data-sitekey="a1"></div>',
  ),
  'frame-of-a-service': page(
    'Access to this page',
    '<p>Press and hold the button.</p><iframe src="/geetest-frame" width="300" height="150" title="Check"></iframe>',
  ),
  'picture-puzzle': page(
    'Перевірка',
    `<p>Введіть символи з малюнка</p><form method="post">${picture(160, 50)}<input name="answer" autocomplete="off"><input type="hidden" name="token" value="77aa"><button>OK</button></form>`,
  ),
  'picture-named-captcha': page(
    'Kontrola',
    '<p>Opište znaky z obrázku.</p><form action="/check" method="post"><img src="/captcha.png" alt="" width="160" height="50"><input name="captcha_text"><button>Odeslat</button></form>',
  ),
  'tick-a-box': page(
    'Un instant',
    '<p>Cochez la case pour continuer.</p><form method="post"><label><input type="checkbox" name="ok"> Je suis une personne</label><input type="hidden" name="k" value="5b1"><button>Continuer</button></form>',
  ),
  'short-sum': page(
    'Eine Frage',
    '<form method="post"><p>3 + 4 =</p><input name="a" size="3"><input type="hidden" name="k" value="5b1"><button>OK</button></form>',
  ),
  'canvas-puzzle': page(
    'Slide to fit',
    '<p>Сдвиньте фигуру на место</p><canvas width="300" height="150"></canvas><input type="range" min="0" max="100"><script>document.querySelector("input").addEventListener("change",(e)=>{fetch("/fits?x="+e.target.value).then((a)=>{if(a.ok)location.reload()})})</script>',
  ),
  'proving-script': page(
    'Loading',
    '<p>Uw browser wordt gecontroleerd…</p><progress></progress><noscript>JavaScript aanzetten a.u.b.</noscript><script>async function work(){let n=0;for(;;){const h=await crypto.subtle.digest("SHA-256",new TextEncoder().encode("c"+n));if(new Uint8Array(h)[0]===256){document.cookie="pass="+n;location.reload()}n++;if(n>50)break}}work()</script>',
  ),
  'refreshing-check': page(
    '请稍候',
    '<p>正在检查您的浏览器，几秒钟后自动跳转。</p><progress></progress>',
    '<meta http-equiv="refresh" content="25"><meta name="robots" content="noindex">',
  ),
  'home-made-bot-check': page(
    'Momento',
    '<div id="bot-check"><p>Estamos a verificar a sua ligação.</p><div class="ring"></div></div><script src="/check.js"></script>',
  ),
};

const nav =
  '<nav aria-label="Main"><a href="/boats">Boats</a> <a href="/times">Times</a> <a href="/prices">Prices</a></nav>';

const pages: Record<string, string> = {
  'contact-with-captcha': page(
    'Contact',
    '<main><h1>Contact</h1><form action="/send" method="post"><label>Name <input name="name"></label><label>Message <textarea name="message"></textarea></label><div class="g-recaptcha" data-sitekey="6Lc"></div><button>Send</button></form></main><script src="https://www.google.com/recaptcha/api.js"></script>',
  ),
  'newsletter-landing': page(
    'Soon',
    '<main><h1>Harbor opens in May</h1><form method="post"><input type="hidden" name="csrf" value="1"><label>Your address <input type="email" name="email"></label><div class="cf-turnstile" data-sitekey="0x4"></div><button>Tell me</button></form></main><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>',
  ),
  login: page(
    'Sign in',
    '<main><h1>Sign in</h1><form method="post"><label>User <input name="user" autocomplete="username"></label><label>Password <input type="password" name="password"></label><div class="h-captcha" data-sitekey="a1"></div><button>Sign in</button></form></main>',
  ),
  'broken-addresses': page(
    'Boats',
    '<main><h1>Boats</h1><p>Few words, and <a href="http://[">a link</a>.</p><form method="post" action="http://["><button>Go</button></form></main>',
    '<meta http-equiv="refresh" content="20;url=http://[">',
  ),
  'article-just-a-moment': page(
    'Just a moment',
    '<main><h1>Just a moment</h1><p>Are you a robot? asked the ferryman, and waited for an answer that never came.</p></main>',
  ),
  'security-check-that-leads-on': page(
    'Security check',
    '<main><h1>Security check</h1><p>How we check bags at the harbor. <a href="/boats">Boats</a></p></main>',
  ),
  'about-captchas': page(
    'How captchas work',
    `${nav}<main><h1>How captchas work</h1><p>A captcha asks visitors to verify that they are human.</p><img src="/captcha-example.png" alt="Wavy letters" width="160" height="50"><div class="captcha-demo">Example</div></main>`,
  ),
  'one-heading': page('Harbor', '<main><h1>Harbor</h1><p>Closed in winter.</p></main>'),
  'splash-with-unseen-captcha': page(
    'Harbor',
    '<main><h1>We open in May</h1><p>See you there.</p></main><script src="https://www.google.com/recaptcha/api.js?render=6Lc"></script>',
  ),
  'choice-of-languages': page(
    'Harbor',
    '<main><h1>Harbor</h1><p><a href="/de">Deutsch</a> <a href="/en">English</a></p></main><script>for(const a of document.links)a.addEventListener("click",(e)=>{e.preventDefault();document.cookie="lang="+a.pathname;location.href=a.href})</script>',
  ),
  'search-start': page(
    'Find boats',
    `<main>${picture(270, 90)}<form action="/search"><label>Boat <input name="q" autocomplete="off"></label><button>Search</button></form></main>`,
  ),
  'access-code': page(
    'Invitation',
    '<main><h1>Your invitation</h1><form action="/enter" method="post"><input type="hidden" name="csrf" value="1"><label>Code from your letter <input name="code"></label><button>Open</button></form></main>',
  ),
  'canvas-game': page(
    'Snake',
    '<main><h1>Snake</h1><canvas width="300" height="300">Use the arrow keys.</canvas><button>Start</button></main><script>document.querySelector("button").onclick=()=>requestAnimationFrame(()=>{})</script>',
  ),
  wallboard: page(
    'Level',
    '<main><h1>Water level</h1><p>3.20 m, rising</p></main>',
    '<meta http-equiv="refresh" content="20">',
  ),
  'thirty-day-challenge': page(
    '30 Day Challenge',
    '<main id="challenge"><h1>30 Day Challenge</h1><div class="challenge-text">Swim every day. We start on Monday.</div></main>',
  ),
  'log-out': page(
    'Sign out',
    '<main><h1>Sign out?</h1><form method="post"><input type="hidden" name="csrf" value="1"><button>Sign out</button></form></main>',
  ),
};

let server: PageServer;

beforeAll(async () => {
  server = await startPageServer({
    ...Object.fromEntries(
      Object.entries({ ...walls, ...pages }).map(([name, html]) => [`/${name}`, html]),
    ),
    '/geetest-frame': page('Check', '<button>Hold</button>'),
    '/check.js': '0',
  });
});

afterAll(() => server.close());

scannerTest.concurrent.for(Object.keys(walls))('%s is a wall', async (name, { scanner }) => {
  const { pageScan } = await scanner.scanPage(server.url(`/${name}`), axeAlone);
  expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'BOT_CHALLENGE' } });
});

scannerTest.concurrent.for(Object.keys(pages))('%s is a page', async (name, { scanner }) => {
  const { pageScan } = await scanner.scanPage(server.url(`/${name}`), axeAlone);
  expect(pageScan).toMatchObject({ status: 'completed', finalUrl: server.url(`/${name}`) });
});
