import { WifiOff, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/ui/button.tsx';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { useHealth } from '../api/use-health.ts';

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
              <strong>Backend server is offline.</strong> Some features such as authentication and
              scheduled scans may not work. The free scan can still be used.
            </p>
            <IconButton label="Dismiss" onPress={dismiss}>
              <X className="icon" aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  );
}
