import { expect, it } from 'vitest';
import { browserContextEgress, chromiumEgressArguments } from './chromium-egress-arguments.ts';

it('is the set that was measured to let nothing out', () => {
  expect(chromiumEgressArguments('http://127.0.0.1:9').toSorted()).toEqual([
    '--disable-3d-apis',
    '--disable-quic',
    '--dns-prefetch-disable',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--no-pings',
    '--proxy-bypass-list=<-loopback>',
    '--proxy-server=http://127.0.0.1:9',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  ]);
  expect(browserContextEgress('http://127.0.0.1:8123')).toEqual({
    proxyServer: 'http://127.0.0.1:8123',
    proxyBypassList: ['<-loopback>'],
  });
});
