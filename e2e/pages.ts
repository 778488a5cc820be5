import type { PageAnswer } from '@curbcut/testing';

/** What the scans of these tests open: a page with known defects, one without, one that is gone, one that is slow. */
export const pages: Record<string, PageAnswer> = {
  '/ferry': `<!doctype html><html lang="en"><head><title>Ferry times</title></head><body><main><h1>Ferry times</h1>
    <img src="/boat.png" width="300" height="120"><p style="color:#bbb;background:#fff">Sailings every two hours</p>
    <form><input name="from"><button></button></form></main></body></html>`,
  '/fine': `<!doctype html><html lang="en"><head><title>Fine</title></head><body><main><h1>Fine</h1><p>All is well.</p></main></body></html>`,
  '/slow': `<!doctype html><html lang="en"><head><title>Slow</title></head><body><main><h1>Slow</h1><img alt="A snail" src="/snail.png"></main></body></html>`,
  '/snail.png': (_, response) => {
    setTimeout(() => response.writeHead(404).end(), 6_000);
  },
  '/gone': (_, response) => {
    response.writeHead(410, { 'content-type': 'text/html' }).end('<h1>Gone</h1>');
  },
};
