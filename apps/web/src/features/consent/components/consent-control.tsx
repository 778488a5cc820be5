import { NativeButton } from '../../../components/ui/native-button.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { requestBanner } from '../banner-request.ts';

/** Changes one's mind, from the foot of every page; nothing where there are no analytics. */
export function ConsentControl() {
  const { analyticsId } = useSiteConfig();
  return (
    analyticsId !== null && (
      <NativeButton className="foot__button needs-script" onPress={requestBanner}>
        Change cookie consent
      </NativeButton>
    )
  );
}
