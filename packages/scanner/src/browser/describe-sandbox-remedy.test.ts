import { expect, test } from 'vitest';
import { describeSandboxRemedy } from './describe-sandbox-remedy.ts';

const machine = (values: Record<string, string>) =>
  describeSandboxRemedy((name: string) => values[name]);

test('names the kernel switch that forbids user namespaces', () => {
  expect(
    machine({ 'kernel.unprivileged_userns_clone': '0', 'user.max_user_namespaces': '63' }),
  ).toBe('Allow them as root: sysctl -w kernel.unprivileged_userns_clone=1; or isolate this host.');
  expect(machine({ 'kernel.apparmor_restrict_unprivileged_userns': '1' })).toMatch(
    /sysctl -w kernel\.apparmor_restrict_unprivileged_userns=0, or give Chromium an AppArmor profile/,
  );
  expect(
    machine({ 'kernel.unprivileged_userns_clone': '0', 'user.max_user_namespaces': '0' }),
  ).toContain('userns_clone=1 && sysctl -w user.max_user_namespaces=15000;');
});

test('with every switch open it is the container that forbids them', () => {
  expect(machine({ 'user.max_user_namespaces': '63' })).toMatch(/^In a container, .*seccomp/);
});

test('reads the kernel of this machine by default', () => {
  expect(describeSandboxRemedy()).toMatch(/isolate this host\.$/);
});
