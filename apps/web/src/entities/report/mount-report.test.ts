import { expect, it } from 'vitest';
import { takeStyles } from './mount-report.ts';

it('takes the styles out of a report', () => {
  const html =
    '<style>h1{a:1}</style><main><i style="left:85%">x</i></main><style media="print">p{b:2}</style>';
  expect(takeStyles(html)).toEqual({
    css: 'h1{a:1}\np{b:2}',
    markup: '<main><i data-report-style="left:85%">x</i></main>',
  });
});

it('leaves alone what is only shown', () => {
  const shown = '<code>&lt;p style=&quot;color:red&quot;&gt;</code>';
  expect(takeStyles(shown)).toEqual({ css: '', markup: shown });
});
