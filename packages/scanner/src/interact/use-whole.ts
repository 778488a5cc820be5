import { countOf } from '@curbcut/model/text';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import { useFields } from './forms/use-fields.ts';
import type { PageUse } from './page-use.ts';
import { useDrags } from './pointer/use-drags.ts';
import { usePointer } from './pointer/use-pointer.ts';
import { usePage } from './use-page.ts';

/** Uses the page in every way, the harmless ones first. One that ends with an error costs what it would have seen only. */
export async function useWhole(page: PageUnderTest): Promise<PageUse> {
  const left: string[] = [];
  const unless = async <T>(what: string, work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (page.guard.error) throw error;
      page.warn(`${what} stopped: ${String(error)}`);
      left.push(`${what} could not finish on this page.`);
      return otherwise;
    }
  };
  const resolved = new Map<string, ResolvedNode>();
  const pointer = await unless('Using the pointer', usePointer(page), {
    hovers: [],
    unreached: 0,
    resolved,
  });
  if (pointer.unreached > 0)
    left.push(
      `There was no time to move the pointer onto everything that may show something then: ${countOf(pointer.unreached, 'element')} ${pointer.unreached === 1 ? 'was' : 'were'} left out.`,
    );
  const drags = await unless('Dragging', useDrags(page), {
    drags: [],
    downs: [],
    unreached: 0,
    resolved,
  });
  if (drags.unreached > 0)
    left.push(
      `There was no time to take hold of everything that may be dragged: ${countOf(drags.unreached, 'element')} ${drags.unreached === 1 ? 'was' : 'were'} left out.`,
    );
  const keys = await usePage(page);
  const filled = await unless('Filling in fields', useFields(page), {
    fields: [],
    unreached: 0,
    resolved,
  });
  if (filled.unreached > 0)
    left.push(
      `There was no time to fill in every field: ${countOf(filled.unreached, 'field')} ${filled.unreached === 1 ? 'was' : 'were'} left out.`,
    );
  return {
    ...pointer,
    ...drags,
    ...filled,
    ...keys,
    left,
    // As it was before anything was done, where that is known.
    resolved: new Map([
      ...filled.resolved,
      ...keys.resolved,
      ...drags.resolved,
      ...pointer.resolved,
    ]),
  };
}
