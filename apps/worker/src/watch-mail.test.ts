import { expect, test } from 'vitest';
import { watchMail } from './watch-mail.ts';

const intervals = { lookMs: 1, calmMs: 3_600_000, troubleMs: 1 };

test('it says when mails cannot leave, tells a problem once, and finds out by itself that they can again', async () => {
  const told: string[] = [];
  let isDown = true;
  let checks = 0;
  const watch = watchMail({
    transport: {
      async verify() {
        checks += 1;
        if (isDown) throw new Error('no answer');
      },
    },
    log: {
      info: (_fields, message) => told.push(message),
      warn() {},
      error: (fields, message) => told.push(`${message}: ${JSON.stringify(fields)}`),
    },
    intervals,
  });
  await expect.poll(() => watch.isReady()).toBe(false);
  const before = checks;
  await expect.poll(() => checks).toBeGreaterThan(before + 1);
  isDown = false;
  await expect.poll(() => watch.isReady()).toBe(true);
  expect(told).toEqual([
    'Mails cannot be sent: {"problem":"no answer"}',
    'Mails can be sent again',
  ]);
  // While all is well it does not ask until somebody doubts.
  const calm = checks;
  isDown = true;
  watch.doubt();
  await expect.poll(() => watch.isReady()).toBe(false);
  expect(checks).toBeGreaterThan(calm);
  await watch.stop();
});
