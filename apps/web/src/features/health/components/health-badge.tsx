import { CircleCheck, CircleX, LoaderCircle, WifiOff, type LucideIcon } from 'lucide-react';
import { TooltipButton } from '../../../components/ui/tooltip-button.tsx';
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
      return backend.version === ''
        ? `Database ${backend.database}`
        : `Version ${backend.version}, database ${backend.database}`;
    case 'error':
      return 'Backend unavailable';
    case 'disconnected':
      return `Backend server offline${localHint()}`;
  }
}

/** A developer's own machine: the port is the one that the API listens on by default. */
function localHint(): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  return isLocal ? '. Check that the local server runs on port 8000' : '';
}
