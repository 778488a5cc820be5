import { randomBytes } from 'node:crypto';
import { connectionUrl } from './connection-url.ts';
import { createApplicationDatabase, applicationName } from './create-application-database.ts';
import { openCluster, superuser } from './create-cluster.ts';
import { findFreePort } from './find-free-port.ts';
import { findNativeFolder } from './find-native-folder.ts';
import { launchServer } from './launch-server.ts';
import type { LaunchOptions, LaunchedServer } from './launch-server.ts';
import { preparePrograms } from './prepare-programs.ts';
import { openStateFolder } from './state-folder.ts';
import { superviseServer } from './supervise-server.ts';
import type { PostgresEnd } from './supervise-server.ts';
import { lockStateFolder } from './supervisor-lock.ts';

export interface StartPostgresOptions {
  /** The server keeps its files in `stateDir/postgres`. */
  stateDir: string;
  /** Takes the server's log, a line at a time. */
  log?: (line: string) => void;
  /** Takes a few words about the step at hand. */
  onProgress?: (step: string) => void;
  /**
   * For tests: the data need not survive a power cut, so nothing is flushed to disk, and the product's role may create
   * databases. Off by default.
   */
  throwaway?: boolean;
}

export interface RunningPostgres {
  /** Role and database `curbcut`, on 127.0.0.1; the same until `stop`, also after a restart. The password is new at every start. */
  databaseUrl: string;
  /** The server's process id; changes when a dead server was restarted. */
  readonly pid: number;
  /** Ends every connection, stops the server and frees the state directory. */
  stop(): Promise<void>;
  /** Resolves when the server is gone for good. */
  exited: Promise<PostgresEnd>;
}

const attemptsToBind = 3;

/**
 * Starts PostgreSQL on a state directory, creating the database at the first start, and restarts it should it die.
 * It stops when the calling process ends, however that ends.
 * @throws EmbeddedPostgresError when the platform has no server, the directory can't be used, or another process uses it
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  const onProgress = options.onProgress ?? (() => undefined);
  const throwaway = options.throwaway ?? false;
  const folder = await openStateFolder(options.stateDir);
  const release = lockStateFolder(folder);
  try {
    onProgress('preparing the programs');
    const programs = await preparePrograms(findNativeFolder(), folder.root, folder.user);
    onProgress('opening the data directory');
    const superuserPassword = await openCluster({ folder, programs, throwaway });
    onProgress('starting the server');
    const launch = { programs, user: folder.user, dataDir: folder.data, throwaway, log };
    const { server, settings } = await launchOnFreePort(launch, superuserPassword);
    const password = randomBytes(24).toString('base64url');
    try {
      await createApplicationDatabase(settings.loginUrl, {
        password,
        mayCreateDatabases: throwaway,
      });
    } catch (error) {
      await server.stop();
      throw error;
    }
    const supervised = superviseServer(server, () => launchServer(settings), log);
    return {
      databaseUrl: connectionUrl(applicationName, password, settings.port, applicationName),
      get pid() {
        return supervised.pid();
      },
      stop: supervised.stop,
      exited: supervised.exited.finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function launchOnFreePort(
  launch: Omit<LaunchOptions, 'port' | 'loginUrl'>,
  superuserPassword: string,
): Promise<{ server: LaunchedServer; settings: LaunchOptions }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const loginUrl = connectionUrl(superuser, superuserPassword, port, 'postgres');
    const settings = { ...launch, port, loginUrl };
    try {
      return { server: await launchServer(settings), settings };
    } catch (error) {
      const portTaken = (error as Error).message.includes('could not bind');
      if (!portTaken || attempt === attemptsToBind) throw error;
    }
  }
}
