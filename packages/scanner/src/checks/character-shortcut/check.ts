import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isFocusable, isNativeControl, roleOf } from '../page/controls.ts';
import { type Handlers, handlersOf } from '../page/handlers.ts';
import { allWordsOf, quote } from '../page/words-of.ts';
import { charactersIn } from './characters-in.ts';

/** WCAG 2.2, 2.1.4: where a single character starts something wherever the focus is, can that be switched off? */
export const characterShortcutCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'character-shortcut',
  name: 'Shortcuts of a single character',
  async applicability(capture) {
    const { heard } = await handlersOf(capture);
    return rootsOf(capture).filter((root) => keysHeard(root, heard).length > 0);
  },
  async expectation(capture, roots) {
    const handlers = await handlersOf(capture);
    const { heard } = handlers;
    const switches = capture.documents.flatMap(({ nodes }) => nodes.filter(isSwitch));
    const canBeSwitched = switches.some(({ tag }) => tag !== 'a');
    return roots.map((node) => {
      const hearing = keysHeard(node, heard).filter(
        ({ source }) => charactersIn(source).length > 0,
      );
      if (hearing.length === 0 || canBeSwitched) return { outcome: 'passed' };
      const characters = [...new Set(hearing.flatMap(({ source }) => charactersIn(source)))];
      const keys = characters
        .slice(0, 6)
        .map((one) => `“${one}”`)
        .join(', ');
      const said = `The page hears the ${characters.length === 1 ? 'key' : 'keys'} ${keys} wherever the focus is, without Ctrl, Alt or another key`;
      if (switches.length > 0) {
        const failureSummary = `${said}. Can such shortcuts be switched off where the link ${quote(allWordsOf(switches[0] as CapturedNode))} leads?`;
        return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
      }
      if (hearing.every(asksFlag)) {
        const failureSummary = `${said}, unless something is switched off in its code. Can visitors switch it off?`;
        return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
      }
      const control = doingTheSame(hearing, capture, handlers);
      const does = control ? `, to do what ${quote(allWordsOf(control))} does` : '';
      const failureSummary = `${said}${does}, and shows nothing to switch such shortcuts off.`;
      return { outcome: 'failed', nodes: [{ node: control ?? node, failureSummary }] };
    });
  },
};

/** The one control in sight whose code calls the same function of the page as that of the key; null where none or several do. */
function doingTheSame(
  hearing: readonly CapturedListener[],
  { documents }: PageCapture,
  handlers: Handlers,
): CapturedNode | null {
  const called = new Set(hearing.flatMap(callsOf));
  if (called.size === 0) return null;
  const controls = documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        isOperable(node) &&
        isVisible(node) &&
        allWordsOf(node) !== '' &&
        handlers
          .of(node)
          .some((one) => one.type === 'click' && callsOf(one).some((name) => called.has(name))),
    ),
  );
  const [control = null] = controls;
  return controls.length === 1 ? control : null;
}

/** Functions that are called for what they do, and not for what they give back. */
function callsOf({ source }: CapturedListener): string[] {
  const calls = source.matchAll(
    /(?:[;{}]|=>|\)|&&|\belse\b)\s*([A-Za-z_$][\w$]*)\((?:[^()]|\([^()]*\))*\)\s*(?=[;}\n]|$)/g,
  );
  return [...calls].flatMap(([, name = '']) => (isWord.test(name) ? [] : [name]));
}

const isWord =
  /^(?:if|for|while|switch|catch|function|return|typeof|await|alert|setTimeout|fetch)$/;

/** The handler turns away where some value of the page says so. */
function asksFlag({ source }: CapturedListener): boolean {
  return /if\s*\(\s*!\s*[\w$.]+(\.checked|\.enabled)?\s*(\)|\|\|)/.test(source);
}

/** Who tells of a document: its root element. */
function rootsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) => nodes.filter(({ tag }) => tag === 'html').slice(0, 1));
}

function keysHeard(
  root: CapturedNode,
  heard: ReadonlyMap<CapturedNode, readonly CapturedListener[]>,
): CapturedListener[] {
  const { document } = root;
  const global = [
    document.root,
    ...document.nodes.filter(({ tag }) => tag === 'html' || tag === 'body'),
  ];
  return global.flatMap((node) =>
    (heard.get(node) ?? []).filter(({ type }) => /^key(down|press|up)$/.test(type)),
  );
}

/** What only takes the focus, as the target of a skip link, holds words about many things. */
function isOperable(node: CapturedNode): boolean {
  if (node.tag === 'label' || isNativeControl(node)) return true;
  return (
    isFocusable(node) && /^(button|switch|checkbox|link|menuitem|radio|option)/.test(roleOf(node))
  );
}

function isSwitch(node: CapturedNode): boolean {
  return (
    isOperable(node) &&
    /shortcut|hotkey|letter key|single key|key command|tastenk[üu]rzel|tastaturk[üu]rzel|raccourci|atajo|scorciatoi|sneltoets|atalho|клавиш|συντομεύσ|ショートカット|快捷键|اختصارات/i.test(
      `${node.attributes.get('aria-label') ?? ''} ${allWordsOf(node).slice(0, 200)}`,
    )
  );
}
