import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { codeOf } from '../page/code.ts';
import { toColor } from '../page/colors.ts';
import { closest, findIn, isDisabled, isTextField, roleOf } from '../page/controls.ts';
import {
  closedAtFirst,
  type ClosedViews,
  closedViewsOf,
  isHiddenItself,
} from '../page/closed-view.ts';
import { closedLabelOf, labelOf } from '../page/label-of.ts';
import { handlersOf } from '../page/handlers.ts';
import { matchesColor } from '../page/matches-color.ts';
import { allWordsOf, ownWordsOf, quote, wordsOf } from '../page/words-of.ts';

/** Of a hint, in characters. */
const thresholds = { shortest: 3, longest: 250 } as const;

/** WCAG 2.2, 1.3.1: is the hint or error beside a field tied to it, so that it is read with the field? */
export const descriptionTiedCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'description-tied',
  name: 'Hints and errors of fields',
  async applicability(capture) {
    const fields = capture.documents.flatMap(({ nodes }) => nodes.filter(isField));
    const viewOf = await viewsFor(capture, fields);
    const code = await codeThatWrites(capture);
    return fields.filter(
      (node) =>
        (isVisible(node) || isClosed(node, viewOf)) &&
        (hintsOf(node).length > 0 || (code !== null && placeOf(node, code) !== null)),
    );
  },
  async expectation(capture, fields) {
    const code = await codeThatWrites(capture);
    return fields.map((node) => {
      const closed = node.box ? '' : ` ${closedAtFirst}`;
      const loose = hintsOf(node).find((hint) => !isTied(node, hint));
      if (loose) {
        const kind = errors.test(markOf(loose)) || isInvalid(node) ? 'error' : 'hint';
        const failureSummary = `The ${kind} ${quote(ownWordsOf(loose))} stands beside this field and is not tied to it: neither its label nor aria-describedby has it.${closed}`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const place = code === null ? null : placeOf(node, code);
      if (!place || isTied(node, place)) return { outcome: 'passed' };
      const failureSummary = `Code writes the error of this field into ${nameOf(place)} beside it, which is not tied to the field: aria-describedby does not name it, and no code sets it.${closed}`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** All code of the page, where all of it stands in the page and none ties anything or leaves errors to the browser; else null. */
async function codeThatWrites(capture: PageCapture): Promise<string | null> {
  const { scripts, hasOthers } = codeOf(capture);
  if (hasOthers || scripts.length === 0) return null;
  const { heard } = await handlersOf(capture);
  const code = [
    ...scripts,
    ...[...heard.values()].flatMap((listeners) => listeners.map(({ source }) => source)),
  ].join('\n');
  return /describedby|errormessage|labelledby|setCustomValidity|reportValidity/i.test(code) ||
    !/\.(textContent|innerText|innerHTML)\s*=(?!=)/.test(code)
    ? null
    : code;
}

/** The empty element beside a field that code names by the field's id and an ending, or that is called an error. */
function placeOf(field: CapturedNode, code: string): CapturedNode | null {
  const id = field.attributes.get('id');
  if (!id) return null;
  const place = neighborsOf(field).find((node) => {
    if (!hintTags.has(node.tag) || allWordsOf(node) !== '' || announces(node)) return false;
    if (node.children.some(({ kind }) => kind === 'element')) return false;
    const own = node.attributes.get('id') ?? '';
    const ending = own.startsWith(`${id}-`) || own.startsWith(`${id}_`) ? own.slice(id.length) : '';
    const isCalled = [own, ending].some((name) => name !== '' && isQuoted(name, code));
    return isCalled && wrongs.test(markOf(node).replaceAll('_', '-'));
  });
  return place ?? null;
}

function isQuoted(name: string, code: string): boolean {
  return ['"', "'", '`'].some(
    (mark) => code.includes(mark + name + mark) || code.includes(`${mark}#${name}${mark}`),
  );
}

/** What is read out when it changes is heard at least once. */
function announces({ attributes }: CapturedNode): boolean {
  return attributes.has('aria-live') || /^(alert|status|log)$/.test(attributes.get('role') ?? '');
}

function nameOf({ attributes }: CapturedNode): string {
  return `the element #${attributes.get('id')}`;
}

async function viewsFor(
  capture: PageCapture,
  fields: readonly CapturedNode[],
): Promise<ClosedViews> {
  return fields.some(({ box }) => !box) ? closedViewsOf(capture) : () => null;
}

function isClosed(field: CapturedNode, viewOf: ClosedViews): boolean {
  return !field.box && !isHiddenItself(field) && viewOf(field) !== null;
}

const errors = /\b(err|error|errors|invalid|fehler|erreur|fout|errore)\b/i;
const wrongs =
  /\b(errors?|invalid|wrong|fault|problem|fehler|falsch|ungültig|erreurs?|fautes?|error(es)?|errore|fallo|fout)\b/i;
const hints =
  /\b(hint|hints|help|helper|helptext|help-block|hilfe|hinweis|aide|ayuda|pista|form-text|rule|rules|err|error|errors|invalid|invalid-feedback|fehler|erreur|errore|field-error|field-hint|description)\b/i;

function isField(node: CapturedNode): boolean {
  return (isTextField(node) || node.tag === 'select') && !isDisabled(node);
}

/** What the author calls hint, help or error, right beside a field or what holds only the field. */
function hintsOf(field: CapturedNode): CapturedNode[] {
  return neighborsOf(field).filter((one) => isHint(field, one) && !isAboutButtons(one));
}

/** It tells what buttons are for, by the words that are written on them. */
function isAboutButtons(hint: CapturedNode): boolean {
  const named = [...ownWordsOf(hint).matchAll(/[«“„"「‹]([^«»“”„"「」‹›]{2,40})[»”“"」›]/gu)].map(
    ([, words = '']) => words.trim().toLowerCase(),
  );
  return (
    named.length > 0 &&
    hint.document.nodes.some(
      (node) =>
        (node.tag === 'button' || roleOf(node) === 'button') &&
        [wordsOf(node), node.attributes.get('aria-label') ?? ''].some((name) =>
          named.includes(name.trim().toLowerCase()),
        ),
    )
  );
}

/** What stands right beside a field or what holds only the field. */
function neighborsOf(field: CapturedNode): CapturedNode[] {
  const found: CapturedNode[] = [];
  let at: CapturedNode = field;
  for (let step = 0; step < 3; step += 1) {
    const parent = at.parent;
    if (!parent || parent.tag === 'form' || parent.tag === 'body' || parent.tag === 'fieldset') {
      // What follows in the form may be about the next field, unless there is none or this one is said to be wrong.
      const next = nextOf(at);
      const after = next && nextOf(next);
      const isLast = !after || (!findIn(after, isAnyField) && !isAnyField(after));
      // An error at the end of a form with several fields may be about any of them.
      const isOfForm = next !== null && errors.test(markOf(next)) && hasOthers(parent, field);
      const isAbout = isInvalid(field) || (isLast && !isOfForm);
      if (next && isAbout && !findIn(next, isAnyField)) found.push(next);
      break;
    }
    const siblings = parent.children.filter(({ kind }) => kind === 'element');
    if (siblings.some((one) => one !== at && (isField(one) || findIn(one, isAnyField)))) break;
    found.push(...siblings.filter((one) => one !== at));
    at = parent;
  }
  const next = nextOf(field);
  return next && !found.includes(next) ? [...found, next] : found;
}

function hasOthers(form: CapturedNode | null, field: CapturedNode): boolean {
  return form !== null && findIn(form, (one) => one !== field && isAnyField(one)) !== null;
}

function isAnyField({ tag }: CapturedNode): boolean {
  return tag === 'input' || tag === 'select' || tag === 'textarea';
}

function isHint(field: CapturedNode, node: CapturedNode): boolean {
  const mark = markOf(node).replaceAll('_', '-');
  if (!hintTags.has(node.tag)) return false;
  const isErrorInRed = isInvalid(field) && field.box !== null && isRed(node);
  if (!hints.test(mark) && !isErrorInRed) return false;
  // In a part that is closed an error may stand in wait, hidden for itself.
  if (field.box ? !isVisible(node) : node.box || isHiddenItself(node) || errors.test(mark))
    return false;
  const { length } = ownWordsOf(node);
  return (
    length >= thresholds.shortest &&
    length <= thresholds.longest &&
    !findIn(node, ({ tag }) => /^(button|a|input|select|textarea)$/.test(tag))
  );
}

function isInvalid({ attributes }: CapturedNode): boolean {
  return attributes.get('aria-invalid') === 'true';
}

function isRed(node: CapturedNode): boolean {
  const color = toColor(node.style?.color);
  return color !== null && matchesColor(color, 'red');
}

const hintTags = new Set(['p', 'span', 'div', 'small', 'em', 'strong', 'i', 'b']);

function markOf({ attributes }: CapturedNode): string {
  return `${attributes.get('class') ?? ''} ${(attributes.get('id') ?? '').replaceAll('-', ' ')}`;
}

function nextOf(node: CapturedNode): CapturedNode | null {
  const siblings = (node.parent?.children ?? []).filter(({ kind }) => kind === 'element');
  return siblings[siblings.indexOf(node) + 1] ?? null;
}

function isTied(field: CapturedNode, hint: CapturedNode): boolean {
  const { attributes } = field;
  const ids = ['aria-describedby', 'aria-errormessage', 'aria-labelledby'].flatMap(
    (name) => attributes.get(name)?.split(/\s+/) ?? [],
  );
  const isNamed = ({ attributes: own }: CapturedNode) => ids.includes(own.get('id') ?? '');
  if (ids.length > 0 && (closest(hint, isNamed) || findIn(hint, isNamed))) return true;
  if (closest(hint, ({ tag }) => tag === 'label' || tag === 'legend')) return true;
  const words = ownWordsOf(hint).toLowerCase();
  const said = `${field.box ? labelOf(field) : closedLabelOf(field)} ${attributes.get('aria-description') ?? ''} ${attributes.get('title') ?? ''} ${attributes.get('placeholder') ?? ''}`;
  return words !== '' && said.toLowerCase().includes(words);
}
