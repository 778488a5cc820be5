import { CircleCheck, CircleX, LoaderCircle, WifiOff, type LucideIcon } from 'lucide-react';
import { TooltipButton } from '../../../components/ui/tooltip-button.tsx';
import { apiUrl } from '../../../lib/api-client.ts';
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
        : `Backend server offline${localHint()}`;
  }
}

function describeServer({ version, database }: { version: string; database: string }): string {
  const told = [version && `Version ${version}`, database && `database ${database}`];
  return told.filter(Boolean).join(', ') || 'Backend server answers';
}

/** On a developer's own machine: where the calls of this page go. */
function localHint(): string {
  const { hostname, port, protocol } = new URL(apiUrl('/'), location.href);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return '';
  return `. Check that the local server runs on port ${port || (protocol === 'https:' ? 443 : 80)}`;
}
