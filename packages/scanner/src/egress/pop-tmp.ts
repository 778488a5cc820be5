import { createServer } from 'node:http';
import { createTargetPolicy } from '@curbcut/url-guard';
import { createScanner } from '../create-scanner.ts';
const reqs: string[] = [];
const s = createServer((q, r) => {
  reqs.push(q.url!);
  const u = new URL(q.url!, 'http://x');
  if (u.pathname === '/hold') {
    setTimeout(() => r.end('x'), 2000);
    return;
  }
  r.setHeader('content-type', 'text/html');
  r.end(
    u.pathname === '/p'
      ? `<!doctype html><html lang=en><title>a</title><h1>a</h1><p id=o></p><script>const w=open("${u.searchParams.get('u')}","_blank"${u.searchParams.get('n') ? ',"noopener"' : ''});o.textContent=String(w);fetch('/hold')</script>`
      : '<h1>pop</h1><script>fetch("/popfetch")</script>',
  );
});
await new Promise<void>((r) => s.listen(0, '127.0.0.1', r));
const port = (s.address() as any).port;
const sc = await createScanner({
  slots: 1,
  infoUrl: 'https://x.example/',
  policy: createTargetPolicy({ allowAllPrivate: true }),
});
for (const p of ['/p?u=/pop', '/p?u=/pop2&n=1', `/p?u=http://localhost:${port}/pop3`]) {
  const r = await sc.scanPage(`http://127.0.0.1:${port}${p}`);
  console.log(r.pageScan.status, (r.pageScan as any).error, reqs.splice(0));
}
await sc.close();
s.close();
