import { describe, expect, it } from 'vitest';
import { sendRaw } from '../../rig/peers.ts';
import { open } from '../../rig/sessions.ts';

describe('what is no proper proxy request', () => {
  it.each([
    'GET / HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET https://example.com/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET ftp://example.com/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET file:///etc/passwd HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET http://user:pass@example.com/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET http://example.com:99999/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com: HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com:0 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com:65536 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT :443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT user@example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT http://example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com/x:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT ::1:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT [::1:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT [fe80::1%25eth0]:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT exa%6dple.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'POST ws://example.com/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET http://example.com/ HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'nonsense\r\n\r\n',
  ])('is answered 400: %j', async (text) => {
    const session = await open({ allowAllPrivate: true });
    const answer = await sendRaw(
      session,
      text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(session.denials).toEqual([]);
    expect(session.bytesSent).toBe(0);
  });
});
