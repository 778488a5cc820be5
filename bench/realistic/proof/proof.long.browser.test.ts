import { startPageServer, type PageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BrowserProcess,
  startBrowserProcess,
} from '../../../packages/scanner/src/browser/browser-process.ts';
import { findChromium } from '../../../packages/scanner/src/browser/find-chromium.ts';
import { openProof } from './open-proof.ts';
import type { Proof } from './proof.ts';

const pages: Record<string, string> = {
  '/contrast': `<body style="margin:0;background:#fff">
<p id="gray" style="color:#767676">Gray on white</p>
<div style="opacity:.5"><p id="faint" style="color:#000">Black, half seen</p></div>
<div style="background:linear-gradient(90deg,#000 50%,#fff 50%);width:400px">
<p id="half" style="color:#fff;width:400px">White letters on both, white letters on both</p></div>
<div style="background:#f0f0f0"><input id="framed" style="border:1px solid #767676;width:300px;height:60px;background:#fff">
<input id="bare" style="border:1px solid #e5e5e5;width:300px;height:60px;background:#fff"></div>
<input id="field" placeholder="Name" style="border:1px solid #949494"><style>#field::placeholder{color:#ccc;opacity:1}</style>`,
  '/focus': `<style>button{outline:none;border:2px solid #333}#good:focus{outline:3px solid #000}#pale:focus{outline:3px solid #eee}</style>
<button id="good">Good</button> <button id="pale">Pale</button> <button id="none">None</button>`,
  '/told': `<p role="status" id="status"></p><p id="plain"></p><div id="host"></div>
<script>function tell(id){document.getElementById(id).textContent='Saved in '+id}
function bring(role){host.innerHTML='<p role="'+role+'">Came as '+role+'</p>'}</script>`,
  '/keys': `<a href="#1" id="one">One</a><button id="two">Two</button><div id="three">Three</div><input id="four">
<div style="width:80px;overflow:hidden;white-space:nowrap" id="cut">Much more text than fits here</div>`,
};

let server: PageServer;
let browser: BrowserProcess;

beforeAll(async () => {
  const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!found) throw new Error('No Chromium was found.');
  browser = await startBrowserProcess({ ...found, warn: () => {} });
  server = await startPageServer(
    Object.fromEntries(
      Object.entries(pages).map(([path, html]) => [path, `<!doctype html><html lang="en">${html}`]),
    ),
  );
});

afterAll(async () => {
  await browser.kill();
  await server.close();
});

async function withPage(path: string, use: (proof: Proof) => Promise<void>): Promise<void> {
  const { proof, close } = await openProof(browser.browser, server.url(path));
  await use(proof).finally(close);
}

test('measures contrast with what is painted behind the letters', () =>
  withPage('/contrast', async (proof) => {
    expect(await proof.contrast('#gray')).toBeCloseTo(4.54, 1);
    expect(await proof.contrast('#faint')).toBeLessThan(4.5);
    expect(await proof.contrast('#half')).toBeLessThan(1.1);
    expect(await proof.contrast('#field', '::placeholder')).toBeLessThan(1.7);
  }));

test('measures the contrast of a frame', () =>
  withPage('/contrast', async (proof) => {
    expect(await proof.graphicContrast('#field')).toBeCloseTo(3.03, 1);
    expect(await proof.graphicContrast('#framed')).toBeGreaterThan(3);
    expect(await proof.graphicContrast('#bare')).toBeLessThan(1.5);
  }));

test('tells a focus that is seen from one that is not', () =>
  withPage('/focus', async (proof) => {
    expect(await proof.showsFocus('#good')).toBe(true);
    expect(await proof.showsFocus('#pale')).toBe(false);
    expect((await proof.focusChange('#pale')).all).toBeGreaterThan(0);
    expect(await proof.focusChange('#none')).toEqual({ strong: 0, all: 0 });
  }));

test('hears live regions that were there, and alerts that come', () =>
  withPage('/told', async (proof) => {
    await proof.page.evaluate(`tell('status'); tell('plain'); bring('status')`);
    expect(await proof.announces(/in status/)).toBe(true);
    await proof.page.evaluate(`bring('alert')`);
    expect(await proof.announces(/as alert/)).toBe(true);
    expect(await proof.announced()).toEqual(['Saved in status', 'Came as alert']);
  }));

test('walks with Tab', () =>
  withPage('/keys', async (proof) => {
    expect(await proof.tabStops()).toEqual(['#one', '#two', '#four']);
    expect(await proof.tabsTo('#two')).toBe(2);
    expect(await proof.tabsTo('#three')).toBe(null);
  }));

test('sees cut text', () =>
  withPage('/keys', async (proof) => {
    expect(await proof.isCutOff('#cut')).toBe(true);
    expect(await proof.isCutOff('#one')).toBe(false);
  }));
