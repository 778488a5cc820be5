import type { ScanReport, ScanResult } from '@curbcut/model/scan';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { plural } from '../../../../lib/format.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { usePageScreenshot } from '../../page-screenshot.ts';
import { walkEndSentences, walkPath } from '../../walk-path.ts';
import { drawWalk } from './draw-walk.ts';
import { WalkPicture } from './walk-picture.tsx';
import { WalkStops } from './walk-stops.tsx';

export interface KeyboardViewProps {
  scan: ScanReport;
  result: ScanResult;
}

/** The way of the focus through the page: over its picture, and as a list. */
export function KeyboardView({ scan, result: { walk } }: KeyboardViewProps) {
  const picture = usePageScreenshot();
  const path = useMemo(() => (walk && picture ? walkPath(walk, picture) : []), [walk, picture]);
  const [problem, setProblem] = useState<string | null>(null);
  if (!walk) {
    return <p className="text-muted">The keyboard was not used in this scan.</p>;
  }
  const unseen = walk.stops.filter(({ visible }) => !visible).length;
  const save = async () => {
    if (!picture) return;
    setProblem(null);
    try {
      saveFile(await drawWalk(picture, path), `way-of-the-keyboard-${scan.scanId}.png`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="stack gap-5" aria-labelledby="keyboard">
      <div className="h2line">
        <h2 id="keyboard">The way of the keyboard</h2>
        {picture?.src && path.length > 0 && (
          <Button onPress={() => void save()}>
            <Download className="icon" aria-hidden="true" />
            Save as a picture
          </Button>
        )}
      </div>
      <p>
        Pressed Tab from the start of the page: {plural(walk.stops.length, 'stop')}
        {unseen > 0 && `, ${unseen} of them out of sight`}. {walkEndSentences[walk.end]}
      </p>
      {problem && (
        <Notice kind="error" role="alert" onDismiss={() => setProblem(null)}>
          <p>{problem}</p>
        </Notice>
      )}
      <div className="walk">
        <WalkStops stops={walk.stops} />
        {picture && <WalkPicture picture={picture} path={path} />}
      </div>
    </section>
  );
}
