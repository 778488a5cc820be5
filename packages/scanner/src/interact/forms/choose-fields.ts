import { flatAncestors } from '../../capture/flat-tree.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { isDisabled, isTextField } from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import { labelOf, labelsOf } from '../../checks/page/label-of.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { isWarned } from '../../checks/change-of-context/is-warned.ts';
import { takesRegret } from '../speaks-of-regret.ts';
import { hasParts } from '../walk/has-parts.ts';

/** A field that something hears of, by its number in the registry. */
export interface Field {
  element: number;
  label: string;
  kind: 'text' | 'select' | 'choice' | 'range';
  /** Words beside the field say what will happen. */
  isWarned: boolean;
  /** What to type; empty for what is chosen. */
  text: string;
  /** It says that it searches, or leaves out what does not fit. */
  mayFind: boolean;
  /** The page may suggest something for it. */
  maySuggest: boolean;
  /** Tab leads through parts of it first. */
  hasParts: boolean;
}

const heard = /^(input|change|keyup|keydown|keypress|focus|focusin|click)$/;
const heardAbove = /^(input|change|keyup|focusin|focus)$/;

/** Fields of the page itself whose code may do something when they are filled in; those of passwords and cards are left alone. */
export async function chooseFields(page: PageUnderTest, capture: PageCapture): Promise<Field[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const candidates = top.nodes.filter((node) => kindOf(node) !== null && isSeen(node));
  if (candidates.length === 0) return [];
  const hearing = await capture.hearing();
  const { of } = await handlersOf(capture);
  const groups = new Set<string>();
  const chosen = candidates.filter((node) => {
    if (!mayFillIn(node)) return false;
    const types = [...(hearing?.(node) ?? []), ...of(node).map(({ type }) => type)];
    const above = [...flatAncestors(node)].some((one) =>
      [...(hearing?.(one) ?? [])].some((type) => heardAbove.test(type)),
    );
    if (!above && !types.some((type) => heard.test(type))) return false;
    return isFirstOfGroup(node, groups);
  });
  const few = chosen.slice(0, page.limits.fields);
  const pointers = await toPointers(page, few);
  return few.flatMap((node) => {
    const pointer = pointers.get(node);
    return pointer ? toField(node, pointer.element) : [];
  });
}

/** What a page draws itself stands in the place of the box that it hides. */
function isSeen(node: CapturedNode): boolean {
  return isVisible(node) || (kindOf(node) === 'choice' && labelsOf(node).some(isVisible));
}

/** The same of what a press has opened, whether something hears of them or not. */
export function fieldsInOpened(nodes: readonly CapturedNode[]): CapturedNode[] {
  const groups = new Set<string>();
  return nodes.filter(
    (node) =>
      kindOf(node) !== null &&
      !isBox(node) &&
      isVisible(node) &&
      mayFillIn(node) &&
      isFirstOfGroup(node, groups),
  );
}

/** Boxes are ticked where controls are pressed. */
function isBox({ attributes }: CapturedNode): boolean {
  return attributes.get('type')?.trim().toLowerCase() === 'checkbox';
}

function mayFillIn(node: CapturedNode): boolean {
  if (isDisabled(node) || node.attributes.has('readonly')) return false;
  return !takesRegret(node, labelOf(node));
}

/** Of radio buttons the first that is not chosen yet: to choose another one again does nothing. */
function isFirstOfGroup({ attributes }: CapturedNode, groups: Set<string>): boolean {
  const isRadio = attributes.get('type')?.trim().toLowerCase() === 'radio';
  if (isRadio && attributes.has('checked')) return false;
  const group = isRadio ? (attributes.get('name') ?? '') : '';
  if (group !== '' && groups.has(group)) return false;
  groups.add(group);
  return true;
}

/** A field as it is filled in; none for what can't be. */
export function toField(node: CapturedNode, element: number): Field[] {
  const kind = kindOf(node);
  if (!kind) return [];
  const isText = kind === 'text';
  const text = isText ? textFor(node) : '';
  const mayFind = isText && saysThatItFinds(node);
  const about = { label: labelOf(node), kind, isWarned: isWarned(node), text, mayFind };
  const parts = { tag: node.tag, type: node.attributes.get('type')?.trim().toLowerCase() ?? '' };
  return [{ element, ...about, maySuggest: isText && maySuggest(node), hasParts: hasParts(parts) }];
}

/** Words, and no suggestions of the browser itself, by a field that says that it searches, or keeps the browser's away. */
function maySuggest(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  const of = (name: string) => attributes.get(name)?.trim().toLowerCase() ?? '';
  if (tag !== 'input' || !/^(text|search|)$/.test(of('type')) || attributes.has('list'))
    return false;
  const takesNumbers = /^(numeric|decimal|tel|email|url)$/.test(of('inputmode'));
  if (takesNumbers || Number.parseInt(of('maxlength'), 10) < 8) return false;
  const saysSo = [
    'aria-autocomplete',
    'aria-haspopup',
    'aria-controls',
    'aria-owns',
    'aria-expanded',
  ];
  return (
    of('autocomplete') === 'off' ||
    of('role') === 'combobox' ||
    saysSo.some((name) => attributes.has(name)) ||
    saysThatItFinds(node)
  );
}

function kindOf(node: CapturedNode): Field['kind'] | null {
  if (node.kind !== 'element') return null;
  const type = node.attributes.get('type')?.trim().toLowerCase();
  if (node.tag === 'select') return node.attributes.has('multiple') ? null : 'select';
  if (node.tag === 'input' && type === 'range') return 'range';
  if (node.tag === 'input' && (type === 'radio' || type === 'checkbox')) return 'choice';
  return isTextField(node) && type !== 'password' ? 'text' : null;
}

function saysThatItFinds(node: CapturedNode): boolean {
  const { attributes } = node;
  const isSearch =
    attributes.get('type')?.trim().toLowerCase() === 'search' ||
    attributes.get('role')?.trim().toLowerCase() === 'searchbox';
  const words = `${labelOf(node)} ${attributes.get('placeholder') ?? ''} ${attributes.get('name') ?? ''}`;
  return (
    isSearch ||
    /search|filter|find|such|rechercher?|filtrer|buscar|filtrar|cerca|zoek|szukaj|поиск|найти|искать|αναζήτηση|αναζητ|検索|搜索|검색|بحث/iu.test(
      words,
    )
  );
}

/** As much as the field takes, at most a few characters. */
function textFor({ attributes }: CapturedNode): string {
  const most = Number.parseInt(attributes.get('maxlength') ?? '', 10);
  const length = most > 0 && most <= 12 ? most : 3;
  const type = attributes.get('type')?.toLowerCase() ?? '';
  const isNumeric =
    /numeric|decimal|tel/.test(attributes.get('inputmode') ?? '') ||
    /^(tel|number)$/.test(type) ||
    most <= 4 ||
    /\\d|0-9/.test(attributes.get('pattern') ?? '');
  return (isNumeric ? '111111111111' : 'abcabcabcabc').slice(0, length);
}
