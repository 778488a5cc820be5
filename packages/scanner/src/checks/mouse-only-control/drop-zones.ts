import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, TargetOutcome } from '../check.ts';
import { findIn, isDisabled, isFocusable, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { type Handlers, handlersOf } from '../page/handlers.ts';
import { labelsOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** What takes files that are dropped on it is asked for its code up to so many. */
const mostAsked = 20;
/** A button that chooses files stands in what stands so far around. */
const mostAround = 2;

const takesFiles = /\.files\b|getAsFile|webkitGetAsEntry|dataTransfer\.items/;
const choosesFiles = /showOpenFilePicker|type['"`]?\s*[=,:]\s*['"`]file['"`]|\.files\b/;

const clicksOther = /\.(click|showPicker)\(/;

/** Places of the page that take files which are dropped on them. */
export async function dropZones(capture: PageCapture): Promise<CapturedNode[]> {
  const hearing = await capture.hearing();
  if (!hearing) return [];
  const mayTake = capture.documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        node.kind === 'element' &&
        !/^(html|body|input|textarea)$/.test(node.tag) &&
        hearing(node).has('drop') &&
        isVisible(node) &&
        !isHiddenByAttribute(node),
    ),
  );
  const asked = mayTake.slice(0, mostAsked);
  if (asked.length === 0) return [];
  const heard = await capture.listeners(asked);
  const takes = (node: CapturedNode) =>
    (heard.get(node) ?? []).some(({ type, source }) => type === 'drop' && takesFiles.test(source));
  return asked.filter(takes);
}

/** What each of them comes to. One passes where something that the keyboard reaches may choose files as well. */
export async function judgeZones(
  capture: PageCapture,
  zones: readonly CapturedNode[],
): Promise<Map<CapturedNode, TargetOutcome<CapturedFinding>>> {
  const outcomes = new Map<CapturedNode, TargetOutcome<CapturedFinding>>();
  if (zones.length === 0) return outcomes;
  const handlers = await handlersOf(capture);
  for (const zone of zones) {
    if (hasWayByKeys(zone, handlers)) {
      outcomes.set(zone, { outcome: 'passed' });
      continue;
    }
    const words = wordsOf(zone);
    const said = words === '' ? 'It' : `The place that says ${quote(words)}`;
    const failureSummary = `${said} takes files that are dropped on it, and nothing in it or near it that takes the focus chooses files: with the keyboard none can be added.`;
    outcomes.set(zone, { outcome: 'failed', nodes: [{ node: zone, failureSummary }] });
  }
  return outcomes;
}

function hasWayByKeys(zone: CapturedNode, handlers: Handlers): boolean {
  const { nodes } = zone.document;
  const fields = nodes.filter((node) => isFileField(node) && !isDisabled(node));
  if (fields.some((field) => isVisible(field) || isDrawnByLabel(field))) return true;
  const all = [...handlers.heard.values()].flat();
  // Files are pasted with keys, and other code may ask for them.
  if (all.some(({ type }) => type === 'paste')) return true;
  const isStop = (node: CapturedNode) => isFocusable(node) && isVisible(node);
  if (isStop(zone) || findIn(zone, isStop)) return true;
  const asks = (source: string) => choosesFiles.test(source);
  if (fields.length === 0 && all.some(({ type, source }) => type !== 'drop' && asks(source)))
    return true;
  return isBesideButton(zone, (button) => {
    const clicks = handlers.of(button).filter(({ type }) => type === 'click');
    return (
      clicks.length === 0 || clicks.some(({ source }) => asks(source) || clicksOther.test(source))
    );
  });
}

function isFileField({ tag, attributes }: CapturedNode): boolean {
  return tag === 'input' && attributes.get('type')?.trim().toLowerCase() === 'file';
}

/** Its label is judged by itself. */
function isDrawnByLabel(field: CapturedNode): boolean {
  return labelsOf(field).some((label) => isVisible(label));
}

/** One that sends the form chooses nothing. */
function isBesideButton(zone: CapturedNode, may: (button: CapturedNode) => boolean): boolean {
  let around = zone.parent;
  for (let level = 0; level < mostAround && around; level += 1) {
    const button = findIn(
      around,
      (node) => isButton(node) && isFocusable(node) && !isDisabled(node) && may(node),
    );
    if (button) return true;
    around = around.parent;
  }
  return false;
}

function isButton(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  if (roleOf(node) === 'button') return true;
  if (tag !== 'button') return false;
  if (attributes.get('type')?.toLowerCase() === 'button') return true;
  for (let at = node.parent; at; at = at.parent) if (at.tag === 'form') return false;
  return true;
}
