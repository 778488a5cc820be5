import { type PageScan, type ScanProgressEvent, scanStages } from '@curbcut/model/scan';
import { printable } from '@curbcut/model/text';

export interface Progress {
  update(url: string, event: ScanProgressEvent): void;
  finish(url: string, scan: PageScan): void;
  end(): void;
}

/** One line on a terminal that says what is going on; nothing elsewhere, so that logs stay clean. */
export function showProgress(stream: NodeJS.WriteStream, total: number): Progress {
  if (!stream.isTTY) return { update: () => {}, finish: () => {}, end: () => {} };
  const current = new Map<string, string>();
  let done = 0;
  const draw = () => {
    const [url, text] = [...current].at(-1) ?? ['', ''];
    const line = printable(`[${done}/${total}] ${url} ${text}`);
    stream.write(`\r\u001B[2K${line.slice(0, Math.max(20, stream.columns - 1))}`);
  };
  return {
    update: (url, event) => {
      const activity =
        scanStages.find(({ stage }) => stage === event.stage)?.activity ?? event.stage;
      const running = event.engines?.find(({ state }) => state === 'running');
      current.set(url, running ? `${activity}: ${running.name}` : activity);
      draw();
    },
    finish: (url) => {
      current.delete(url);
      done += 1;
      draw();
    },
    end: () => void stream.write('\r\u001B[2K'),
  };
}
