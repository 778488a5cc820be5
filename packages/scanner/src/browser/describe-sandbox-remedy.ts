import { readFileSync } from 'node:fs';

/** Kernel switches that keep an unprivileged program from making the namespaces of Chromium's sandbox. */
const switches = [
  { name: 'kernel.unprivileged_userns_clone', forbids: '0', remedy: '1' },
  { name: 'kernel.apparmor_restrict_unprivileged_userns', forbids: '1', remedy: '0' },
  { name: 'user.max_user_namespaces', forbids: '0', remedy: '15000' },
] as const;

/**
 * What to set on this machine so that Chromium can use its sandbox: a sentence with the commands to run as root.
 * `readSwitch` returns a kernel switch's value, undefined where the kernel does not have it.
 */
export function describeSandboxRemedy(
  readSwitch: (name: string) => string | undefined = readKernelSwitch,
): string {
  const closed = switches.filter(({ name, forbids }) => readSwitch(name) === forbids);
  if (closed.length === 0) {
    return 'In a container, allow the system calls clone and unshare with user namespaces (for Docker a seccomp profile that allows them), or isolate this host.';
  }
  const commands = closed.map(({ name, remedy }) => `sysctl -w ${name}=${remedy}`).join(' && ');
  const isAppArmor = closed.some(({ name }) => name.includes('apparmor'));
  const profile = isAppArmor
    ? ', or give Chromium an AppArmor profile that allows userns (as packages of Chrome bring one)'
    : '';
  return `Allow them as root: ${commands}${profile}; or isolate this host.`;
}

function readKernelSwitch(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name.replaceAll('.', '/')}`, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
