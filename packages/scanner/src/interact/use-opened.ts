import { toPointers } from '../capture/to-pointers.ts';
import type { CapturedNode } from '../capture/page-capture.ts';
import type { Pointer } from '../engines/finding.ts';
import type { UsedPage } from './used-page.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import { chooseInOpened } from './choose-controls.ts';
import type { Control } from './control.ts';
import { findAgain, rememberForLater } from './find-again.ts';
import { type Field, fieldsInOpened, toField } from './forms/choose-fields.ts';
import { chooseAmong, type FormToTry } from './forms/choose-forms.ts';
import type { FieldStory } from './forms/field-story.ts';
import { placeOfRedrawn } from './place-of-redrawn.ts';
import { openFormEyes, resolveTexts, tryForm } from './forms/try-forms.ts';
import { fillIn, resolveSaid } from './forms/use-fields.ts';
import type { Hands } from './hands.ts';
import { keepFirst } from './keep-first.ts';
import { openEyes } from './pointer/eyes.ts';
import { closeOpened, type Opening } from './press-control.ts';
import type { FormStory } from './page-use.ts';
import { saysRegrettable } from './regrettable.ts';
import type { Asking } from './watch-asking.ts';
import type { WayClearer } from './way-clearer.ts';

/** What opens may still take the focus after so long. */
const openingMs = 400;
/** Of what one press has opened so many controls are pressed and fields filled in. */
const mostControls = 3;
const mostFields = 2;
const mostForms = 1;
/** To open a form and to try it takes about so long, in ms. */
const formMs = 1_200;
/** So many are looked for in it. */
const mostAsked = 200;

/** What a press has opened, with what is used in it when it is opened again. */
interface Opened {
  opener: Control;
  /** What the opener says of itself when it is closed. */
  expanded: string | null;
  /** It leads to another view. */
  leadsAway: boolean;
  controls: readonly Control[];
  fields: readonly Field[];
  forms: readonly FormToTry[];
}

interface Parts {
  hand: Hands;
  asking: Asking;
  way: WayClearer;
  /** By the key of their pointers: what is used, as it was when it was first opened, and what came of it. */
  resolved: Map<string, ResolvedNode>;
  press: (control: Control, again: () => Promise<boolean>) => Promise<void>;
  /** Puts the page back where that takes more than closing what was opened. */
  putBack: (opener: Control) => Promise<void>;
}

/** Uses what stands in something that a press has opened, after all that the page shows by itself. */
export class UseOpened {
  readonly fields: FieldStory[] = [];
  readonly forms: FormStory[] = [];
  /** Controls and fields that there was no time for. */
  unreached = 0;
  readonly #page: UsedPage;
  readonly #parts: Parts;
  readonly #opened: Opened[] = [];
  /** The makings of controls that were chosen: another press may open the like. */
  readonly #known = new Set<string>();
  #tried = 0;

  /** What is to be left of the time for the forms in what was opened, in ms. */
  get formsMs(): number {
    return this.#opened.flatMap(({ forms }) => forms).length * formMs;
  }

  constructor(page: UsedPage, parts: Parts) {
    this.#page = page;
    this.#parts = parts;
  }

  /** Remembers what there is to use in what a press has just opened. `fresh`: what the page newly shows. */
  async remember(
    { control, before, seen }: Opening,
    fresh: readonly CapturedNode[],
    leadsAway: boolean,
  ): Promise<void> {
    // Whoever is asked whether something is to be deleted only has to say yes.
    if (saysRegrettable(`${control.name} ${seen.layer?.name ?? ''}`)) return;
    const chosen = chooseInOpened(fresh, this.#known).slice(0, mostAsked);
    const fields = fieldsInOpened(fresh).slice(0, mostAsked);
    if (chosen.length + fields.length === 0) return;
    const forms = await this.#formsIn(fresh, control);
    const pointers = await this.#openedOf([...chosen.map(({ node }) => node), ...fields]);
    const controls: Control[] = [];
    for (const { node, name, key, kind } of chosen) {
      const pointer = pointers.get(node);
      if (!pointer || this.#known.has(kind) || controls.length >= mostControls) continue;
      this.#known.add(kind);
      controls.push({ node, name, key, pointer, within: control });
    }
    const toFill = fields
      .flatMap((node) => {
        const pointer = pointers.get(node);
        return pointer ? toField(node, pointer.element) : [];
      })
      .slice(0, mostFields);
    if (controls.length + toFill.length + forms.length === 0) return;
    await this.#resolve(
      [
        ...controls.map(({ pointer }) => pointer),
        ...forms.flatMap((form) => [form.control, ...form.fields].map(({ pointer }) => pointer)),
        ...toFill.map(({ element }) => ({ frame: 0, element })),
      ],
      seen.hasMoved,
    );
    const { expanded } = before;
    this.#opened.push({ opener: control, expanded, leadsAway, controls, fields: toFill, forms });
  }

  /** Opens what was remembered again and uses what is in it, until `endMs` by the time for using the page. */
  async use(endMs: number, leadsAway: boolean): Promise<void> {
    const all = this.#opened.filter((one) => one.leadsAway === leadsAway);
    // What stands behind a form is seen nowhere else.
    for (const opened of all.toSorted((a, b) => b.forms.length - a.forms.length)) {
      const url = await this.#parts.hand.url();
      const tried = this.#tried;
      for (const form of opened.forms) if (this.#mayTry(endMs)) await this.#send(form);
      for (const field of opened.fields)
        if (this.#mayTry(endMs)) await this.#fill(field, opened.opener);
      for (const control of opened.controls)
        if (this.#mayTry(endMs)) await this.#parts.press(control, () => this.#reach(control));
      if (this.#tried > tried) await this.#close(opened, url);
    }
  }

  #mayTry(endMs: number): boolean {
    const { useTime, limits } = this.#page;
    if (this.#tried >= limits.useInner || useTime.now() > endMs) {
      this.unreached += 1;
      return false;
    }
    this.#tried += 1;
    return true;
  }

  async #fill(field: Field, opener: Control): Promise<void> {
    const { element } = field;
    const eyes = await openEyes(this.#page);
    const isSeen = () => eyes.isSeen(element);
    if (!(await isSeen())) await this.#reach({ pointer: { frame: 0, element }, within: opener });
    if (!(await isSeen())) return;
    const using = { eyes, hand: this.#parts.hand };
    const stories = await fillIn(this.#page, using, field, opener);
    this.fields.push(...stories);
    for (const [key, node] of await resolveSaid(this.#page, stories))
      this.#parts.resolved.set(key, node);
  }

  /** Those that what was opened brings, and that something refuses when they are empty or wrong. */
  async #formsIn(fresh: readonly CapturedNode[], within: Control): Promise<FormToTry[]> {
    const forms = await chooseAmong(this.#page, fresh, mostForms);
    const numbers = forms.map(({ control }) => control.pointer.element);
    const opened = new Set(await this.#parts.hand.opened(numbers));
    return forms
      .filter(({ control }) => opened.has(control.pointer.element))
      .map((form) => ({ ...form, control: { ...form.control, within } }));
  }

  /** Tries to send a form with fields that are empty or wrong. */
  async #send(form: FormToTry): Promise<void> {
    const { hand, asking, resolved } = this.#parts;
    const eyes = await openEyes(this.#page);
    const { element } = form.control.pointer;
    if (!(await eyes.isSeen(element))) await this.#reach(form.control);
    if (!(await eyes.isSeen(element))) return;
    await openFormEyes(this.#page);
    const asked = asking.count;
    const story = await tryForm(this.#page, hand, form, () => asking.count > asked);
    if (!story) return;
    await resolveTexts(this.#page, story, resolved);
    this.forms.push(story);
  }

  /** Opens again what a control stands in, where it is closed or another view is shown. False where it can't be opened. */
  async #reach({ within, pointer }: Pick<Control, 'within' | 'pointer'>): Promise<boolean> {
    const page = this.#page;
    const { hand } = this.#parts;
    if (await findAgain(page, pointer.element)) return true;
    if (!within) return false;
    await findAgain(page, within.pointer.element);
    if (!(await hand.operateAgain(within))) return false;
    await hand.settle();
    await hand.waitUntil(async () => false, openingMs);
    await findAgain(page, pointer.element);
    return true;
  }

  /** Closes what was opened, and leads back to where it was opened. */
  async #close({ opener, expanded }: Opened, url: string): Promise<void> {
    const { hand, way, putBack } = this.#parts;
    const { element } = opener.pointer;
    await findAgain(this.#page, element);
    await closeOpened(hand, opener, expanded);
    await hand.goBack(url);
    await way.clearFor(element);
    await putBack(opener);
  }

  /** Of elements those that came with the press. */
  async #openedOf(nodes: readonly CapturedNode[]): Promise<Map<CapturedNode, Pointer>> {
    const pointers = await toPointers(this.#page, nodes);
    const numbers = [...pointers.values()].map(({ element }) => element);
    const opened = new Set(await this.#parts.hand.opened(numbers));
    return new Map([...pointers].filter(([, { element }]) => opened.has(element)));
  }

  async #resolve(pointers: readonly Pointer[], isOtherView: boolean): Promise<void> {
    const { resolved } = this.#parts;
    const { nodes } = await resolveNodes(this.#page, pointers);
    const known = isOtherView ? [] : [...resolved.values()];
    keepFirst(
      resolved,
      [...nodes].map(([pointer, node]) => [pointer, { ...node, box: placeOfRedrawn(known, node) }]),
    );
    await rememberForLater(
      this.#page,
      pointers.map(({ element }) => element),
    );
  }
}
