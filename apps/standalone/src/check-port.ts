import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

const alternativesTried = 50;

/**
 * Throws a StartError that names the port when the address can't be listened on; of one that is in use, what to do,
 * which is made from a port that is free.
 */
export async function checkPort(
  host: string,
  port: number,
  remedy = (free: number) => `Stop the other program, or take another port: PORT=${free} npm start`,
): Promise<void> {
  const code = await listenFailure(host, port);
  if (code === null) return;
  if (code === 'EADDRINUSE') {
    const free = await nextFreePort(host, port + 1);
    throw new StartError(
      `Port ${port} on ${host} is in use; is Curbcut running already? ${remedy(free)}`,
    );
  }
  if (code === 'EACCES') {
    throw new StartError(`Port ${port} may not be used by this user: set PORT above 1023.`);
  }
  throw new StartError(
    `HOST ${host} can't be listened on (${code}): set HOST to an address of this machine.`,
  );
}

async function nextFreePort(host: string, from: number): Promise<number> {
  for (let port = from; port < Math.min(from + alternativesTried, 65_536); port += 1) {
    if ((await listenFailure(host, port)) === null) return port;
  }
  return 18_000;
}

async function listenFailure(host: string, port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
}
