import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections, so that one is still free when its test file begins. */
const lowest = 12_000;
const highest = 32_000;

/** So many ports of 127.0.0.1 that nobody listens on. */
export async function findPagePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
