import { Check, CircleHelp, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { frontendBuild } from '../frontend-build.ts';
import type { Loaded } from '../api/use-status.ts';
import {
  compatibilityOf,
  taskQueueSentence,
  type BackendInfo,
  type Compatibility,
} from '../backend-info.ts';

const looks: Record<
  Compatibility | 'hidden',
  { word: string; look: string; Icon: LucideIcon; sentence: string }
> = {
  compatible: {
    word: 'Compatible',
    look: 'badge--green',
    Icon: Check,
    sentence: 'Frontend and backend fit together.',
  },
  incompatible: {
    word: 'Not compatible',
    look: 'badge--yellow',
    Icon: TriangleAlert,
    sentence: 'The backend has another version than this page. Reload the page.',
  },
  unknown: {
    word: 'Unknown',
    look: 'badge--line',
    Icon: CircleHelp,
    sentence: 'The version of the backend is not known.',
  },
  hidden: {
    word: 'Not shown',
    look: 'badge--line',
    Icon: CircleHelp,
    sentence: 'This service does not show its versions.',
  },
};

/** Whether this page and the server that answers go together. */
export function VersionCompatibility({ info }: { info: Loaded<BackendInfo> }) {
  const { version: shown } = useSiteConfig();
  const version = shown === null ? null : (frontendBuild?.version ?? shown);
  const backend = info.data?.version ?? '';
  const isHidden = info.data !== null && (version === null || backend === '');
  const { word, look, Icon, sentence } =
    looks[isHidden ? 'hidden' : compatibilityOf(version ?? '', backend)];
  return (
    <section className="card stack gap-3" aria-labelledby="version-compatibility">
      <h2 id="version-compatibility">Version Compatibility</h2>
      <p>
        <span className={`badge ${look}`}>
          <Icon className="icon" aria-hidden="true" />
          {word}
        </span>
      </p>
      <p className="text-muted">
        {sentence} {info.data !== null && taskQueueSentence(info.data)}
      </p>
    </section>
  );
}
