import path from 'node:path';
import type { Plugin } from 'vite';

/** Inside the build's folder, so that both travel together; files that begin with a dot are not served. */
const folderName = '.server';

/** Builds a second time, for Node: what draws the public pages ahead. It needs no other file and no dependency. */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    apply: 'build',
    config: ({ build }) => ({
      builder: {
        async buildApp({ build: run, environments: { client, ssr } }) {
          if (!client || !ssr) throw new Error('The build has no client or no server part.');
          await run(client);
          await run(ssr);
        },
      },
      environments: {
        ssr: {
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          resolve: { noExternal: true },
          build: {
            outDir: path.join(build?.outDir ?? 'dist', folderName),
            ssr: true,
            manifest: false,
            sourcemap: false,
            target: 'node24',
            rolldownOptions: { input: 'src/prerender/render-site.tsx' },
          },
        },
      },
    }),
  };
}
