import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { DismissButton } from '../../../components/ui/dismiss-button.tsx';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { useHealth, type BackendState } from '../api/use-health.ts';

const dismissedKey = 'curbcut-offline-banner-dismissed';

/** Shown while the health check fails, until it is dismissed for the session. */
export function OfflineBanner() {
  const { backend } = useHealth();
  const [isDismissed, setDismissed] = useState(() => readStored('session', dismissedKey) !== null);
  const isOffline = backend.state === 'error' || backend.state === 'disconnected';

  const dismiss = () => {
    writeStored('session', dismissedKey, 'yes');
    setDismissed(true);
  };
  return (
    <div aria-live="polite">
      {isOffline && !isDismissed && (
        <div className="banner">
          <div className="wrap banner__in">
            <WifiOff className="icon" aria-hidden="true" />
            <p className="max-w-prose">
              <strong>Backend server is offline.</strong> {whatWorks(backend)}
            </p>
            <DismissButton onPress={dismiss} />
          </div>
        </div>
      )}
    </div>
  );
}

/** As specified. The free scan needs the same server, so where nothing answers it is promised for later. */
export function whatWorks(backend: BackendState): string {
  const specified =
    'Some features such as authentication and scheduled scans may not work, while the free scan can still be used';
  if (backend.state !== 'disconnected') return `${specified}.`;
  return backend.isDeviceOffline
    ? `${specified} as soon as your device has a connection again. What you typed stays here.`
    : `${specified} as soon as the server answers again.`;
}
