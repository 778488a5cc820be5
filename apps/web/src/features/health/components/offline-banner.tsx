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
            <p>
              <strong>Backend server is offline.</strong> {whatWorks(backend)}
            </p>
            <DismissButton onPress={dismiss} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The free scan needs the same server: it is promised only where that one answers. */
function whatWorks(backend: BackendState): string {
  if (backend.state === 'disconnected' && backend.isDeviceOffline) {
    return 'Your device has no connection: nothing can be loaded, saved or scanned until it is back, not even with the free scan. What you typed stays here.';
  }
  const features = 'Some features such as authentication and scheduled scans may not work';
  return backend.state === 'error'
    ? `${features}. The free scan can still be used.`
    : `${features}, and the free scan can be used once it answers again.`;
}
