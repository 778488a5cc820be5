import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { exportAccount } from '../../api/account-calls.ts';
import { FormFailure } from '../form-failure.tsx';
import { SettingsCard } from './settings-card.tsx';

export function DataSettings() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setPending(true);
    setFailure(null);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await exportAccount(), `curbcut-data-${day}.zip`);
      showToast('success', 'Your data is downloaded.');
    } catch (error) {
      const message = failureSentence(error, 'The data could not be downloaded.');
      setFailure(message);
      showToast('error', message);
    } finally {
      setPending(false);
    }
  };
  return (
    <SettingsCard title="Your data">
      <p className="text-muted">
        Everything this account holds, in one ZIP file: profile, scans, reports and schedules.
      </p>
      <FormFailure message={failure} />
      <Button className="btn--block" isPending={isPending} onPress={() => void download()}>
        {isPending ? (
          <LoaderCircle className="icon spin" aria-hidden="true" />
        ) : (
          <Download className="icon" aria-hidden="true" />
        )}
        {isPending ? 'Preparing...' : 'Download my data'}
      </Button>
    </SettingsCard>
  );
}
