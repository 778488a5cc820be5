import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const jobPortal: RealisticPage = {
  name: 'job-portal',
  kind: 'search for jobs with filters, sign-up and cookies',
  language: 'en',
  render: (flaw) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${flaw('pinching-refused', '', ', maximum-scale=1, user-scalable=no')}">
<title>Jobs in the West Country - Meadowlark Jobs</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  barriers,
};
