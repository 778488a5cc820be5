import { literal, locatorOf, type ReplayElement } from './locator-of.ts';
import { liveRegions } from './live-regions.ts';

/** What does the same as something in it, such as an icon. */
const controls = ':is(a, button, summary, [role="button"], [role="link"], [role="checkbox"])';

/** Not the button that sends a form. */
const focusedField =
  ':is(input:not([type="submit"], [type="button"], [type="image"]), select, textarea):focus';

const buttons = 'button, [role="button"], a[href^="#"], input[type="button"]';
const closing =
  '(?<!\\p{L})(close|schlie(ß|ss)en|fermer|cerrar|chiudi|fechar|sluiten)(?!\\p{L})|^[×✕✖✗x⨯](?!\\p{L})';

/** Lines of a Playwright test, each of which fails as long as it does not hold. */
export const expectThat = {
  isFocused: (element: ReplayElement) => [`await expect(${locatorOf(element)}).toBeFocused();`],
  /** Also when scripts have had their turn that move it. */
  staysFocused: (element: ReplayElement) => [
    'await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));',
    `await expect(${locatorOf(element)}).toBeFocused();`,
  ],
  isNotFocused: (element: ReplayElement) => [
    `await expect(${locatorOf(element)}).not.toBeFocused();`,
  ],
  /** On something that stands below an element, or behind it in the direction of reading. */
  goesOnBehind: (element: ReplayElement, isFromRight: boolean) => [
    `const [before, now] = await Promise.all([${locatorOf(element)}, page.locator(':focus')].map((one) => one.boundingBox()));`,
    `expect(now.y >= before.y + before.height - 1 || (now.y > before.y - 4 && now.x ${isFromRight ? '<' : '>'} before.x)).toBe(true);`,
  ],
  /** It, or something in it. */
  holdsFocus: (element: ReplayElement) => [
    `expect(await ${locatorOf(element)}.evaluate((element) => element.matches(':focus-within'))).toBe(true);`,
  ],
  /** It, or something in it, also where that takes a moment or one more press of Tab. */
  takesFocus: (element: ReplayElement) => [
    'await page.waitForTimeout(1_000);',
    `const holdsFocus = () => ${locatorOf(element)}.evaluate((element) => element.matches(':focus-within'));`,
    "if (!(await holdsFocus())) await page.keyboard.press('Tab');",
    'expect(await holdsFocus()).toBe(true);',
  ],
  /** The focus is on something after a moment, or Tab goes on from an element. */
  goesOnFrom: (element: ReplayElement) => [
    'await page.waitForTimeout(1_000);',
    "const isLost = await page.evaluate(() => document.activeElement?.matches('body, html') ?? true);",
    "if (isLost) await page.keyboard.press('Tab');",
    `const goesOn = await ${locatorOf(element)}.evaluate((element) => {`,
    "  const stops = [...document.querySelectorAll('*')].filter(",
    "    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),",
    '  );',
    '  const at = stops.indexOf(element);',
    '  return at >= 0 && stops.slice(at, at + 2).includes(document.activeElement);',
    '});',
    'expect(!isLost || goesOn).toBe(true);',
  ],
  /** With Tab, a button in it by which it can be closed. */
  offersClosing: (dialog: ReplayElement) => [
    `const closing = /${closing}/iu;`,
    'let isReached = false;',
    'for (let times = 0; times < 100 && !isReached; times += 1) {',
    "  await page.keyboard.press('Tab');",
    `  const words = await ${locatorOf(dialog)}.evaluate((dialog) => {`,
    '    const active = dialog.getRootNode().activeElement;',
    `    if (!dialog.contains(active) || !active.matches(${literal(buttons)})) return [];`,
    "    return [active.ariaLabel ?? '', active.title, active.value ?? '', active.innerText];",
    '  });',
    '  isReached = words.some((each) => closing.test(each.trim()));',
    '}',
    'expect(isReached).toBe(true);',
  ],
  /** Where a link to a place of the page leads, or after that. */
  isPastPlaceOf: (link: ReplayElement) => [
    'await expect',
    `  .poll(() => ${locatorOf(link)}.evaluate((link) => {`,
    '    const name = decodeURIComponent(link.hash.slice(1));',
    '    const place = document.getElementById(name) ?? document.getElementsByName(name)[0];',
    '    const way = place?.compareDocumentPosition(document.activeElement);',
    '    return way !== undefined && (way & Node.DOCUMENT_POSITION_PRECEDING) === 0;',
    '  }))',
    '  .toBe(true);',
  ],
  /** On anything of the page but the page itself. */
  somethingIsFocused: () => [
    "expect(await page.evaluate(() => document.activeElement?.matches('body, html') ?? true)).toBe(false);",
  ],
  /** Also when that takes a moment. */
  somethingGetsFocus: () => [
    'await page.waitForTimeout(1_000);',
    ...expectThat.somethingIsFocused(),
  ],
  /** A tab says so when its panel is shown; some are chosen by a click and not by Enter. */
  saysItIsChosen: (tab: ReplayElement) => [
    `const tab = ${locatorOf(tab)};`,
    'await page.waitForTimeout(500);',
    'const isShown = await tab.evaluate((one) => {',
    "  const [panel = ''] = (one.getAttribute('aria-controls') ?? '').trim().split(/\\s+/);",
    '  return document.getElementById(panel)?.checkVisibility({ visibilityProperty: true }) ?? false;',
    '});',
    'if (!isShown) await tab.click();',
    "await expect(tab).toHaveAttribute('aria-selected', 'true');",
  ],
  /** To it, to something in it, or to a control that it is in. */
  isReachedByTab: (element: ReplayElement) => [
    'let isReached = false;',
    'for (let times = 0; times < 200 && !isReached; times += 1) {',
    "  await page.keyboard.press('Tab');",
    `  isReached = await ${locatorOf(element)}.evaluate((element) =>`,
    `    element.matches(':focus-within') || element.closest(${literal(`${controls}:focus`)}) !== null);`,
    '}',
    'expect(isReached).toBe(true);',
  ],
  /** It, something around it, or something in it says that it is a dialog. */
  isInDialog: (element: ReplayElement) => [
    'const dialogs = \'dialog, [role="dialog"], [role="alertdialog"]\';',
    `const isDialog = await ${locatorOf(element)}.evaluate(`,
    '  (element, dialogs) => element.closest(dialogs) !== null || element.querySelector(dialogs) !== null,',
    '  dialogs,',
    ');',
    'expect(isDialog).toBe(true);',
  ],
  /** A live region, which is counted while a minute goes by: the clock of the page has to be there before it is loaded. */
  speaksSeldom: (region: ReplayElement, most: number) => [
    `const region = ${locatorOf(region)};`,
    'await region.evaluate((element) => {',
    '  window.times = 0;',
    '  const speaks = () => element.matches(\'[role="alert"], [role="status"], [role="log"], [aria-live], output\') && element.ariaLive !== \'off\';',
    '  new MutationObserver(() => { if (speaks()) window.times += 1; })',
    '    .observe(element, { childList: true, characterData: true, subtree: true });',
    '});',
    'await page.clock.runFor(60_000);',
    `expect(await page.evaluate(() => window.times < ${most})).toBe(true);`,
  ],
  /** Of the page. */
  hasOtherTitle: (title: string) => [
    `await expect.poll(() => page.title()).not.toBe(${literal(title)});`,
  ],
  /** One of its choices says that it is the chosen one. */
  tellsWhatIsChosen: (list: ReplayElement) => [
    `await expect(${locatorOf(list)}.locator('[aria-selected="true"], [aria-checked="true"]').first()).toBeVisible();`,
  ],
  /** It says that it is modal, or what is behind it is out of use. */
  isAloneInUse: (dialog: ReplayElement, behind: ReplayElement) => [
    `const saysModal = await ${locatorOf(dialog)}.evaluate(`,
    "  (dialog) => dialog.matches(':modal') || dialog.closest('[aria-modal=\"true\"]') !== null,",
    ');',
    `const isInert = await ${locatorOf(behind)}.evaluate(`,
    '  (behind) => behind.closest(\'[inert], [aria-hidden="true"]\') !== null,',
    ');',
    'expect(saysModal || isInert).toBe(true);',
  ],
  isVisible: (element: ReplayElement) => [`await expect(${locatorOf(element)}).toBeVisible();`],
  isHidden: (element: ReplayElement) => [`await expect(${locatorOf(element)}).toBeHidden();`],
  holds: (element: ReplayElement, text: string) => [
    `await expect(${locatorOf(element)}).toHaveValue(${literal(text)});`,
  ],
  /** The keyboard gets out of it with Tab, or with Escape. */
  letsGo: (element: ReplayElement) => [
    `const isHeld = () => ${locatorOf(element)}.evaluateAll((found) => found.some((one) => one.matches(':focus-within')));`,
    // Fields of dates have parts through which Tab goes.
    "for (const key of [...Array(8).fill('Tab'), 'Shift+Tab', 'Escape', 'Tab']) {",
    '  if (!(await isHeld())) break;',
    '  await page.keyboard.press(key);',
    '  await page.waitForTimeout(300);',
    '}',
    'expect(await isHeld()).toBe(false);',
  ],
  /** Neither it nor any other line of the page says no more than this. */
  saysMoreThan: (message: ReplayElement, text: string) => [
    'await page.waitForTimeout(1_000);',
    `const own = await ${locatorOf(message)}.evaluateAll((found) => found.map((one) => one.innerText));`,
    "const lines = (await page.evaluate(() => document.body.innerText)).split('\\n');",
    "const said = [...own, ...lines].map((line) => line.replace(/\\s+/g, ' ').trim());",
    `expect(said).not.toContain(${literal(text)});`,
  ],
  /** Of an image, also where it has been given them late. */
  hasOtherWords: (image: ReplayElement, words: string) => [
    'await expect',
    `  .poll(() => ${locatorOf(image)}.evaluate((image) => image.alt.trim()))`,
    `  .not.toBe(${literal(words)});`,
  ],
  /** And not transparent. */
  isInSight: (element: ReplayElement) => [
    `await expect(${locatorOf(element)}).toBeInViewport();`,
    `expect(await ${locatorOf(element)}.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);`,
  ],
  /** By anything else, wherever one looks at it. */
  isNotCovered: (element: ReplayElement) => [
    'await page.waitForTimeout(1_000);',
    `const isSeen = await ${locatorOf(element)}.evaluate((element) => {`,
    '  const { left, top, width, height } = element.getBoundingClientRect();',
    '  const shares = [0.1, 0.5, 0.9];',
    '  const places = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));',
    '  return places.some(([x, y]) => {',
    '    const hit = element.getRootNode().elementFromPoint(x, y);',
    '    return hit !== null && (element.contains(hit) || hit.contains(element));',
    '  });',
    '});',
    'expect(isSeen).toBe(true);',
  ],
  /** Of an element that has it now, or lacks it. */
  hasOtherAttribute: (element: ReplayElement, name: string, value: string) => [
    value === ''
      ? `await expect(${locatorOf(element)}).toHaveAttribute(${literal(name)}, /./);`
      : `await expect(${locatorOf(element)}).not.toHaveAttribute(${literal(name)}, ${literal(value)});`,
  ],
  /** Something in it can be pressed or filled in. */
  offersControl: (element: ReplayElement) => [
    `await expect(${locatorOf(element)}.locator('button, a[href], input, select, [tabindex="0"]').first()).toBeVisible();`,
  ],
  /** Screen readers say it: it is in a live region, or one repeats it, or it has the focus; with `orField`, a field has that. */
  isAnnounced: (message: ReplayElement, { orField = false, orAlert = false } = {}) => [
    'await expect',
    `  .poll(() => ${locatorOf(message)}.evaluateAll(([message]) => {`,
    "    if (!message || message.innerText.trim() === '') return false;",
    `    if (message.matches(':focus-within')${orField ? ` || document.querySelector(${literal(focusedField)})` : ''}) return true;`,
    ...(orAlert ? [`    if (message.closest('[role="alertdialog"]') !== null) return true;`] : []),
    '    const isHidden = (one) => one.closest(\'[aria-hidden="true"], [inert]\') !== null || !one.checkVisibility();',
    `    return [...document.querySelectorAll(${literal(liveRegions)})].filter((one) => !isHidden(one)).some(`,
    '      (region) => region.contains(message) || region.textContent.includes(message.textContent.trim()),',
    '    );',
    '  }))',
    '  .toBe(true);',
  ],
  hasAttribute: (element: ReplayElement, name: string, value: string) => [
    `await expect(${locatorOf(element)}).toHaveAttribute(${literal(name)}, ${literal(value)});`,
  ],
  /** It has the focus; without it, it would look other. */
  looksOtherFocused: (element: ReplayElement) => [
    `const element = ${locatorOf(element)};`,
    'const focused = await element.screenshot();',
    'await element.evaluate((one) => one.blur());',
    'expect(focused.equals(await element.screenshot())).toBe(false);',
  ],
  /** It has the focus, and without it so many pixels differ that a line of this contrast can be seen. */
  isMarkedClearly: (element: ReplayElement, contrast = 1.5) => [
    `const element = ${locatorOf(element)};`,
    'await page.waitForTimeout(1_000);',
    'const box = await element.boundingBox();',
    'const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };',
    'const focused = await page.screenshot({ clip });',
    'await element.evaluate((one) => one.blur());',
    'await page.waitForTimeout(1_000);',
    'const plain = await page.screenshot({ clip });',
    'const contrasts = await page.evaluate(async (files) => {',
    '  const pixels = async (file) => {',
    "    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + file)).blob());",
    "    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');",
    '    context.drawImage(bitmap, 0, 0);',
    '    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;',
    '  };',
    '  const luminance = (data, at) =>',
    '    [0.2126, 0.7152, 0.0722].reduce((sum, share, channel) => {',
    '      const value = data[at + channel] / 255;',
    '      return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);',
    '    }, 0.05);',
    '  const [one, other] = await Promise.all(files.map(pixels));',
    '  const found = [];',
    '  for (let at = 0; at < one.length; at += 4) {',
    '    const [a, b] = [luminance(one, at), luminance(other, at)];',
    '    found.push(Math.max(a, b) / Math.min(a, b));',
    '  }',
    '  return found.sort((a, b) => b - a);',
    "}, [focused, plain].map((file) => file.toString('base64')));",
    `expect(contrasts[19]).toBeGreaterThanOrEqual(${contrast});`,
  ],
  /** Where nothing has been pressed that leads on. */
  staysOnPage: () => [
    "await expect(page.waitForEvent('framenavigated', { timeout: 2_000 })).rejects.toThrow();",
  ],
};
