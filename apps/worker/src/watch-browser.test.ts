import { expect, test } from 'vitest';
import { fakeScanner } from './open-test-worker.ts';
import { watchBrowser } from './watch-browser.ts';

const broken = { ready: false, browserVersion: null, problem: 'No Chromium' };
const working = { ready: true, browserVersion: 'HeadlessChrome/1', problem: null };

test('it asks until the browser starts, tells a problem once, and then takes work once', async () => {
  const answers = [broken, broken, working];
  const problems: object[] = [];
  let checks = 0;
  let readies = 0;
  const watch = watchBrowser({
    scanner: fakeScanner({
      async check() {
        checks += 1;
        if (checks === 1) throw new Error('no answer');
        return answers.shift() ?? working;
      },
    }),
    log: { info() {}, warn() {}, error: (fields) => problems.push(fields) },
    onReady: async () => {
      readies += 1;
    },
    retryIntervalMs: 2,
  });
  await watch.checked;
  expect(watch.state()).toEqual({ ready: false, version: null });
  await expect.poll(() => watch.state()).toEqual({ ready: true, version: 'HeadlessChrome/1' });
  await watch.stop();
  expect(problems).toEqual([{ error: new Error('no answer') }, { problem: 'No Chromium' }]);
  expect({ checks, readies }).toEqual({ checks: 4, readies: 1 });
});

test('a browser that stops working is told, and that it works again; work is taken once', async () => {
  const repaired = Promise.withResolvers<typeof working>();
  const answers = [working, broken, repaired.promise];
  const told: string[] = [];
  let readies = 0;
  const watch = watchBrowser({
    scanner: fakeScanner({ check: async () => answers.shift() ?? broken }),
    log: {
      info: (_fields, message) => told.push(message),
      warn() {},
      error: (_fields, message) => told.push(message),
    },
    onReady: async () => {
      readies += 1;
    },
    retryIntervalMs: 2,
  });
  await watch.checked;
  expect(watch.state().ready).toBe(true);
  watch.doubt();
  await expect.poll(() => watch.state()).toEqual({ ready: false, version: null });
  repaired.resolve(working);
  await expect.poll(() => watch.state()).toEqual({ ready: true, version: 'HeadlessChrome/1' });
  await watch.stop();
  expect(told).toEqual([
    'The browser works',
    'The browser does not start any more: scans fail',
    'The browser works',
  ]);
  expect(readies).toBe(1);
});
