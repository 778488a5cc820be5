import { userAgentToAllow } from '@curbcut/model/scan';
import { CopyButton } from '../../../components/ui/copy-button.tsx';

/** Where a website keeps automated visitors out: what its owner has to allow. */
export function UserAgentToAllow({ code }: { code: string | null }) {
  const userAgent = userAgentToAllow(code);
  if (userAgent === null) return null;
  return (
    <p className="row gap-2">
      User agent to allow: <code className="code">{userAgent}</code>
      <CopyButton text={userAgent} what="the user agent" />
    </p>
  );
}
