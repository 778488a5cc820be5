import { getEventListeners } from 'node:events';
import { Server } from 'node:net';
import { createTargetPolicy } from '@curbcut/url-guard';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BrowserSlot } from './browser/browser-slot.ts';
import { AlfaProcess } from './engines/alfa/alfa-process.ts';
import { TextReader } from './ocr/text-reader.ts';
import { scanInSlot } from './scan-in-slot.ts';
import { defaultScanLimits } from './scan-limits.ts';

test('a scan without a way out is a failure of ours, starts no browser and leaves nothing behind', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', new Error('listen EMFILE')));
    return this;
  });
  onTestFinished(() => listen.mockRestore());
  const { signal } = new AbortController();
  const warnings: string[] = [];
  const slot = new BrowserSlot(() => Promise.reject(new Error('The test expects no browser')));
  const result = await scanInSlot(slot, 'https://example.org/', {
    limits: defaultScanLimits,
    alfa: new AlfaProcess({ heapBytes: defaultScanLimits.alfaHeapBytes }),
    reader: new TextReader(),
    policy: createTargetPolicy(),
    signal,
    warn: (message) => warnings.push(message),
  });
  expect(result).toMatchObject({
    pageScan: { status: 'failed', error: { code: 'PROXY_UNAVAILABLE' } },
    screenshot: null,
  });
  expect(warnings).toEqual(['PROXY_UNAVAILABLE: Error: listen EMFILE']);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
