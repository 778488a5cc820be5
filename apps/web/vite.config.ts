import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress-files.ts';
import { preloadFont } from './build/preload-font.ts';
import { readBuildInfo } from './build/read-build-info.ts';
import { serverBundle } from './build/server-bundle.ts';

/** The first versions with light-dark(): a lower target would rewrite it and break nested dark regions. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** `npm run dev` says where it listens. */
const api = process.env['DEV_API_URL'] ?? 'http://127.0.0.1:8000';

/** `/scan/{id}` is a screen for a browser and a call for everything else; a screen stays with Vite. */
const callsOnly = {
  target: api,
  bypass: (request: { headers: { accept?: string | undefined }; url?: string | undefined }) =>
    request.headers.accept?.includes('text/html') && !request.url?.includes('/report')
      ? '/index.html'
      : undefined,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont(), compressFiles(), serverBundle()],
  define: { __BUILD__: JSON.stringify(readBuildInfo()) },
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    sourcemap: true,
    // Which scripts a page needs: what the server draws asks for them at once.
    manifest: true,
    // All of these browsers know it.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Scripts name each other, and the first one all of them: readable names would be 1 to 2 kB of each page.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                {
                  // What most pages share comes in one file and not in thirty. Much lower, and what only the account's
                  // pages share comes along with the first script. Dialogs bring React Aria, which no page begins with.
                  name: 'shared',
                  test: /lucide-react|packages\/(?:model|wire)\/|web\/src\/(?:lib|components\/ui)\/(?!dialog-window)/,
                  minShareCount: 12,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/run-once': api,
      '/scan-status': api,
      '/queue-info': api,
      '/health': api,
      '/docs': api,
      '/site-config.json': api,
      '/form-token': api,
      '/newsletter/': api,
      '/outbox': api,
      '/server-pages.css': api,
      '/contact/': api,
      '/api': api,
      '/auth': api,
      '/scans': api,
      '/schedules': api,
      '/subscription': api,
      '/dashboard/': api,
      '/sample/': api,
      '/scan/': callsOnly,
      '/shared/': callsOnly,
    },
  },
});
