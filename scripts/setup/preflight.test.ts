import { describe, expect, it } from 'vitest';
import { findDatabaseWork } from './database.mjs';
import { describeLibcProblem } from './libc.mjs';
import { describeMissingNode } from './node-version.mjs';
import { describeOldNode } from './old-node.mjs';

const glibcOld = () => 'needs glibc 2.28 or later, and this system has 2.17';

describe('what the set-up says about a machine that does not fit', () => {
  it('an old Node: which one to install', () => {
    expect(describeOldNode('18.20.4')).toBe(
      'Curbcut needs Node 20 or later to set itself up; this is v18.20.4. Install Node 24 from https://nodejs.org and start again.',
    );
    expect(describeOldNode('20.0.0')).toBeNull();
    expect(describeOldNode('24.21.0')).toBeNull();
  });

  it.each([
    ['linux', '2.36', null],
    ['linux', '2.28', null],
    ['linux', '2.27', 'needs glibc 2.28 or later, and this system has 2.27'],
    ['linux', undefined, 'needs glibc 2.28 or later, and this system has musl'],
    ['linux', '3.0', null],
    ['darwin', undefined, null],
  ] as const)('%s with glibc %s: %s', (platform, version, problem) => {
    expect(describeLibcProblem(platform, () => version)).toBe(problem);
  });

  it('no Node 24 that starts: why, and what to install', () => {
    expect(describeMissingNode('v24.1.0', glibcOld)).toBeNull();
    expect(describeMissingNode('v20.1.0', glibcOld)).toBe(
      'Curbcut runs on Node 24: the one that npm brings needs glibc 2.28 or later, and this system has 2.17, and this machine has v20.1.0. Install a Node 24 or later that is built for this system (on Alpine: apk add nodejs npm).',
    );
    expect(describeMissingNode('v22.0.0', () => null)).toContain(
      'run npm ci without --omit=optional',
    );
  });

  it('no PostgreSQL that starts: DATABASE_URL, unless it is set', () => {
    expect(() => findDatabaseWork(' ', glibcOld)).toThrow(
      'The PostgreSQL that npm brings needs glibc 2.28 or later, and this system has 2.17. Set DATABASE_URL=',
    );
    expect(findDatabaseWork('postgres://localhost/curbcut', glibcOld)).toBeNull();
    expect(findDatabaseWork(undefined, () => null)).toBeNull();
  });
});
