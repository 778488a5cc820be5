/**
 * The flags that send every byte of Chromium through a proxy and close what does not go through one. None is spare:
 * without `<-loopback>` loopback and metadata addresses bypass the proxy, and of the two WebRTC flags one works in full
 * Chromium only and the other in the headless shell only.
 *
 * The value here is for the whole browser. Give each page scan a browser context with `browserContextEgress` and the
 * browser itself a proxy where nothing listens, so that nothing gets out beside a context.
 */
export function chromiumEgressArguments(proxyUrl: string): string[] {
  return [
    `--proxy-server=${proxyUrl}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-3d-apis',
    '--no-pings',
    '--dns-prefetch-disable',
  ];
}

/** Options for `Browser.createBrowserContext`: a context takes its bypass list from here and not from the flags. */
export function browserContextEgress(proxyUrl: string): {
  proxyServer: string;
  proxyBypassList: string[];
} {
  return { proxyServer: proxyUrl, proxyBypassList: ['<-loopback>'] };
}
