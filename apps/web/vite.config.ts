import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress-files.ts';

/** The first versions with light-dark(): a lower target would rewrite it and break nested dark regions. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const api = 'http://127.0.0.1:8000';

/** `/scan/{id}` is a screen for a browser and a call for everything else; a screen stays with Vite. */
const callsOnly = {
  target: api,
  bypass: (request: { headers: { accept?: string | undefined }; url?: string | undefined }) =>
    request.headers.accept?.includes('text/html') && !request.url?.includes('/report')
      ? '/index.html'
      : undefined,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), compressFiles()],
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    sourcemap: true,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/run-once': api,
      '/scan-status': api,
      '/queue-info': api,
      '/health': api,
      '/docs': api,
      '/api': api,
      '/auth': api,
      '/scans': api,
      '/schedules': api,
      '/subscription': api,
      '/dashboard/': api,
      '/scan/': callsOnly,
      '/shared/': callsOnly,
    },
  },
});
