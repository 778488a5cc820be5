import type { StatePicture } from '@curbcut/model/scan';
import { boxesOf } from '../states/look-at-parts.ts';
import type { UsedPage } from './used-page.ts';
import { roleOf } from '../checks/page/controls.ts';
import type { Control } from './control.ts';

/** Takes the pictures of a press, as far as they may tell something. */
export interface PressPictures {
  readonly taken: readonly StatePicture[];
  before(): Promise<void>;
  after(): Promise<void>;
  /** When what was opened is closed again, or was left. */
  left(): Promise<void>;
}

/** `tellsBefore`: one from before the press is worth its time. */
export function picturesOf(
  page: UsedPage,
  control: Control,
  tellsBefore = control.key === 'click' || saysItOpens(control),
): PressPictures {
  const { pictures, useTime } = page;
  const { frame, element } = control.pointer;
  const taken: StatePicture[] = [];
  const key = pressedBy[control.key];
  const take = async (moment: string, caption: string) => {
    const name = `${control.name.slice(0, 40)} ${moment}`;
    useTime.did('picture');
    const picture = await pictures.take({ name, caption });
    if (picture) taken.push(picture);
  };
  /** The control may be gone with the press. */
  const mark = async () => {
    const [picture] = taken;
    if (!picture || frame !== 0) return;
    const [box] = await boxesOf(page, [element]);
    taken[0] = pictures.marked(picture, box);
  };
  return {
    taken,
    before: async () => {
      if (!tellsBefore) return;
      await take('before', `Before ${key}`);
      await mark();
    },
    after: () => take('after', `After ${key}`),
    left: () => take('left', 'When it was left again'),
  };
}

const pressedBy = {
  Enter: 'Enter',
  Space: 'the space bar',
  ArrowDown: 'the down arrow',
  click: 'the click',
} as const;

/** Of other controls that take keys it is known only later that something came of their press. */
export function saysItOpens({ node }: Pick<Control, 'node'>): boolean {
  const { tag, attributes } = node;
  return (
    tag === 'summary' ||
    roleOf(node) === 'tab' ||
    ['aria-expanded', 'aria-haspopup', 'aria-controls', 'popovertarget'].some((name) =>
      attributes.has(name),
    )
  );
}
