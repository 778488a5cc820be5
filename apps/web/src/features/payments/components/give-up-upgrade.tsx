import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';

interface GiveUpUpgradeProps {
  giveUp: () => Promise<unknown>;
  isDisabled: boolean;
}

/** Leaves the payment of an upgrade that is open at the payment provider. */
export function GiveUpUpgrade({ giveUp, isDisabled }: GiveUpUpgradeProps) {
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: giveUp,
    // Where it could not be given up now, it ends by itself within a day.
    onSettled: () => void navigate('/payment-cancel'),
  });
  return (
    <Button
      className="btn--lg"
      isPending={leaving.isPending || isDisabled}
      onPress={() => leaving.mutate()}
    >
      {leaving.isPending ? 'Canceling...' : 'Cancel'}
    </Button>
  );
}
