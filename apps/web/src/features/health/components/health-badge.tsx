import { CircleCheck, CircleX, LoaderCircle, WifiOff, type LucideIcon } from 'lucide-react';
import { TooltipButton } from '../../../components/ui/tooltip-button.tsx';
import { apiUrl } from '../../../lib/api-client.ts';
import { localPortHint } from '../local-port-hint.ts';
import { useHealth, type BackendState } from '../api/use-health.ts';

const looks: Record<BackendState['state'], { label: string; Icon: LucideIcon }> = {
  checking: { label: 'Checking...', Icon: LoaderCircle },
  connected: { label: 'Connected', Icon: CircleCheck },
  error: { label: 'API Error', Icon: CircleX },
  disconnected: { label: 'Offline', Icon: WifiOff },
};

/** Says whether the backend answers; pressing it checks again. */
export function HealthBadge() {
  const { backend, check } = useHealth();
  const { label, Icon } = looks[backend.state];
  return (
    <TooltipButton className="health" tooltip={describe(backend)} delayMs={300} onPress={check}>
      <Icon
        className={`icon icon--sm ${backend.state === 'checking' ? 'spin' : ''}`}
        aria-hidden="true"
      />
      <span className="sr-only">Backend status: </span>
      {label}
      <span className="sr-only">. Check again</span>
    </TooltipButton>
  );
}

function describe(backend: BackendState): string {
  switch (backend.state) {
    case 'checking':
      return 'Asking the backend server';
    case 'connected':
      return describeServer(backend);
    case 'error':
      return 'Backend unavailable';
    case 'disconnected':
      return backend.isDeviceOffline
        ? 'Backend server offline: this device has no connection'
        : ['Backend server offline', localPortHint(new URL(apiUrl('/'), location.href))]
            .filter(Boolean)
            .join('. ');
  }
}

function describeServer({ version, database }: { version: string; database: string }): string {
  const told = [version && `Version ${version}`, database && `database ${database}`];
  return told.filter(Boolean).join(', ') || 'Backend server answers';
}
