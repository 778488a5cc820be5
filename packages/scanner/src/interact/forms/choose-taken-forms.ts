import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import { isDisabled, isTextField } from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import { labelOf } from '../../checks/page/label-of.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { Pointer } from '../../engines/finding.ts';
import { isRegrettable, nameOf } from '../choose-controls.ts';
import type { Control } from '../control.ts';
import { saysMoreThanSending, saysRegrettable } from '../regrettable.ts';
import { isField, isSearch, isSubmit, mayRefuse, namesOf, takesSecrets } from './choose-forms.ts';
import { saysBasket, saysFinds } from './says-it-takes.ts';

/** A form that takes what it holds, and does nothing with it that anybody would regret. */
export interface TakenForm {
  /** What sends it. */
  control: Control;
  /** Lists to choose from, or a field to write in, so that it has something to do. */
  fields: { pointer: Pointer; label: string; way: 'first' | 'last' | 'text' }[];
}

/** What asks for more than so many things is more than a search. */
const mostFields = 12;
const mostForms = 2;

/**
 * Forms of the page itself that look for something, leave something out, or put something into a basket, and that a script
 * hears: what the page tells then can be seen without the network. Whatever else their words speak of, they are left alone.
 */
export async function chooseTakenForms(
  page: PageUnderTest,
  capture: PageCapture,
): Promise<TakenForm[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const forms = top.nodes.filter((node) => node.tag === 'form').flatMap(toTaken);
  if (forms.length === 0) return [];
  const hearing = await capture.hearing();
  const { of, heard } = await handlersOf(capture);
  const typesOf = (node: CapturedNode) => [
    ...(hearing?.(node) ?? []),
    ...(heard.get(node) ?? []).map(({ type }) => type),
  ];
  const few = forms
    .filter(
      ({ form, button }) =>
        [form, ...flatAncestors(form)].some((one) => typesOf(one).includes('submit')) ||
        of(button).some(({ type }) => type === 'click'),
    )
    .slice(0, mostForms);
  const pointers = await toPointers(
    page,
    few.flatMap(({ button, fields }) => [button, ...fields.map(({ node }) => node)]),
  );
  return few.flatMap(({ button, fields }) => {
    const pointer = pointers.get(button);
    if (!pointer) return [];
    const known = fields.flatMap(({ node, way }) => {
      const own = pointers.get(node);
      return own ? [{ pointer: own, label: labelOf(node), way }] : [];
    });
    return [
      { control: { node: button, pointer, name: nameOf(button), key: 'Enter' }, fields: known },
    ];
  });
}

interface Taken {
  form: CapturedNode;
  button: CapturedNode;
  fields: { node: CapturedNode; way: TakenForm['fields'][number]['way'] }[];
}

function toTaken(form: CapturedNode): Taken[] {
  if (!isVisible(form)) return [];
  const inside = [...flatDescendants(form)];
  const fields = inside.filter(isField).filter(isVisible);
  const button = inside.find((node) => isSubmit(node) && isVisible(node) && !isDisabled(node));
  if (!button || fields.length > mostFields || fields.some(takesSecrets)) return [];
  const name = nameOf(button);
  if (saysRegrettable(name) || isRegrettable(button, name)) return [];
  if (namesOf(form).some(saysMoreThanSending)) return [];
  const selects = fields.filter(({ tag }) => tag === 'select');
  if (saysBasket(name))
    return [{ form, button, fields: selects.map((node) => ({ node, way: 'first' as const })) }];
  const isFinding = isSearch(form) || (saysFinds(name) && !mayRefuse(form, fields));
  if (!isFinding || fields.some(asksWho)) return [];
  const [select] = selects.filter((node) => !sorts.test(labelOf(node)));
  const text = fields.find(
    (node) => isTextField(node) && node.tag === 'input' && node.value === '',
  );
  if (select) return [{ form, button, fields: [{ node: select, way: 'last' }] }];
  return text ? [{ form, button, fields: [{ node: text, way: 'text' }] }] : [];
}

/** What asks for whom to write to is no search. */
function asksWho({ attributes }: CapturedNode): boolean {
  return (
    /^(email|tel)$/i.test(attributes.get('type') ?? '') ||
    /^(name|given|family|email|tel|street)/.test(attributes.get('autocomplete') ?? '')
  );
}

/** Another order leaves nothing out. */
const sorts =
  /(?<!\p{L})(?:sort|order|tri(?!\p{L})|trier|reihenfolge|orden|ordin|volgorde|kolejność)|並べ替え|排序|정렬|ترتيب/iu;
