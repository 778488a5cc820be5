import { chromiumEgressArguments } from '@curbcut/url-guard';

/** Nothing listens on the discard port: what is not in a page scan's own context reaches nothing. */
const deadProxy = 'http://127.0.0.1:9';

/** Chromium's command line: quiet on closed networks, shut off from ours, and the same screenshot on every machine. */
export function chromiumArguments(options: {
  kind: 'headless-shell' | 'chromium';
  profileDir: string;
  userAgent?: string | undefined;
  extraArguments?: readonly string[] | undefined;
  sandbox: boolean;
}): string[] {
  return [
    ...(options.kind === 'chromium' ? ['--headless=new'] : []),
    ...(options.sandbox ? [] : ['--no-sandbox']),
    ...(options.userAgent ? [`--user-agent=${options.userAgent}`] : []),
    '--remote-debugging-pipe',
    `--user-data-dir=${options.profileDir}`,
    ...chromiumEgressArguments(deadProxy),
    // The page is painted whole: a screenshot of all of it needs no other viewport, which the page would notice.
    '--blink-settings=mainFrameClipsContent=false',
    '--allow-pre-commit-input',
    '--disable-background-networking',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-features=Translate,AcceptCHFrame,MediaRouter,OptimizationHints,AutofillServerCommunication,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,DialMediaRouteProvider',
    '--disable-gpu',
    '--disable-hang-monitor',
    '--disable-prompt-on-repost',
    '--disable-renderer-backgrounding',
    '--disable-search-engine-choice-screen',
    '--disable-sync',
    '--export-tagged-pdf',
    '--force-color-profile=srgb',
    '--generate-pdf-document-outline',
    '--hide-scrollbars',
    '--metrics-recording-only',
    '--mute-audio',
    '--no-default-browser-check',
    '--no-first-run',
    '--password-store=basic',
    '--use-mock-keychain',
    // Of a flag that stands twice Chromium takes the last.
    ...(options.extraArguments ?? []),
    'about:blank',
  ];
}
