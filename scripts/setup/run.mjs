import { spawn } from 'node:child_process';
import path from 'node:path';
import { modulesFolder, root } from './paths.mjs';

const keptCharacters = 64_000;

/** Runs a program in the project's folder; resolves with { code, stdout, output }, `output` being all that was printed. */
export function run(command, args, { onErrorLine, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let output = '';
    let pending = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output = (output + text).slice(-keptCharacters);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-keptCharacters);
      const lines = (pending + text).split('\n');
      pending = lines.pop() ?? '';
      for (const line of lines) onErrorLine?.(line);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, output }));
  });
}

/** Runs npm with the machine's own Node: the one in node_modules would be deleted under its feet by `npm ci`. */
export function runNpm(args) {
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const env = {
    ...process.env,
    NO_COLOR: '1',
    npm_config_update_notifier: 'false',
    PATH: folders.filter((folder) => !folder.startsWith(modulesFolder)).join(path.delimiter),
  };
  const canReuse = npmScript?.endsWith('.js') && npmNode && !npmNode.startsWith(modulesFolder);
  return canReuse ? run(npmNode, [npmScript, ...args], { env }) : run('npm', args, { env });
}
