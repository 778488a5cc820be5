import { flatDescendants } from '../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { toPointers } from '../capture/to-pointers.ts';
import { isVisible } from '../capture/visibility.ts';
import { closest, isDisabled } from '../checks/page/controls.ts';
import { labelOf } from '../checks/page/label-of.ts';
import { quote } from '../checks/page/words-of.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { chooseRegretted, nameOf } from './choose-controls.ts';
import type { LeftAlone } from './left-alone.ts';
import {
  isField,
  isSearch,
  isSubmit,
  mayRefuse,
  namesOf,
  takesSecrets,
} from './forms/choose-forms.ts';
import { saysBasket, saysFinds } from './forms/says-it-takes.ts';
import { saysMoreThanSending } from './regrettable.ts';

const mostNamed = 5;

/**
 * What no use of a page tries: forms that take secrets, that speak of more than sending, or whose entries only a server looks
 * at, and controls that speak of something that a visitor may regret. Without what leads to other pages, as links and searches
 * do. `tried`: what sends the forms that are tried.
 */
export async function findLeftAlone(
  page: PageUnderTest,
  capture: PageCapture,
  tried: ReadonlySet<CapturedNode>,
): Promise<LeftAlone[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const forms = top.nodes
    .filter((node) => node.tag === 'form')
    .flatMap((form) => formLeftAlone(form, tried));
  const controls = (await chooseRegretted(capture)).filter(
    (node) => closest(node, ({ tag }) => tag === 'form') === null,
  );
  const groups = [
    ...[...Map.groupBy(forms, ({ why }) => why)].map(([why, group]) => ({
      way: 'forms' as const,
      why: `Not tried, as ${why}`,
      noun: 'the form with ',
      nodes: group.map(({ button }) => button),
      names: group.map(({ name }) => name),
    })),
    {
      way: 'keys' as const,
      why: 'Not pressed, as a visitor may regret what it speaks of',
      noun: '',
      nodes: controls,
      names: controls.map(nameOf),
    },
  ].filter(({ nodes }) => nodes.length > 0);
  const pointers = await toPointers(
    page,
    groups.flatMap(({ nodes }) => nodes.slice(0, 1)),
  );
  return groups.map(({ way, why, noun, nodes: [first], names }) => ({
    way,
    message: `${why}: ${noun}${listNames(names)}.`,
    at: (first && pointers.get(first)) ?? null,
  }));
}

const reasons = {
  secrets: 'it takes a password or the number of a card',
  regret: 'its words speak of something that a visitor may regret',
  disabled: 'its button is out of use',
  server: 'only the server says what is wrong with its entries',
  most: 'others were tried first',
} as const;

function formLeftAlone(
  form: CapturedNode,
  tried: ReadonlySet<CapturedNode>,
): { why: string; button: CapturedNode; name: string }[] {
  if (!isVisible(form) || isSearch(form)) return [];
  const inside = [...flatDescendants(form)];
  const fields = inside.filter(isField).filter(isVisible);
  const buttons = inside.filter((node) => isSubmit(node) && isVisible(node));
  const button = buttons.find((node) => !isDisabled(node)) ?? buttons[0];
  if (!button || fields.length === 0 || inside.some((node) => tried.has(node))) return [];
  // People know a button without a name by the field before it.
  const name = nameOf(button) || askedBy(fields);
  if (saysFinds(name) || saysBasket(name)) return [];
  const because = (why: string) => [{ why, button, name }];
  if (fields.some(takesSecrets)) return because(reasons.secrets);
  if ([name, ...namesOf(form)].some(saysMoreThanSending)) return because(reasons.regret);
  if (isDisabled(button)) return because(reasons.disabled);
  return because(mayRefuse(form, fields) ? reasons.most : reasons.server);
}

function askedBy([first]: readonly CapturedNode[]): string {
  return first ? labelOf(first) || (first.attributes.get('placeholder')?.trim() ?? '') : '';
}

function listNames(given: readonly string[]): string {
  const names = [...new Set(given.map((name) => name || 'a control without a name'))];
  const named = names.slice(0, mostNamed).map((name) => quote(name));
  const more = names.length - named.length;
  if (more > 0) return `${named.join(', ')} and ${more} more`;
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}
