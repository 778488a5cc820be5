import type { MeasuredFact } from '@curbcut/model/scan';

/** The names of two languages, for example `French`. */
export function languageFacts(declared: string, written: string): MeasuredFact[] {
  return [
    { name: 'Declared', value: declared },
    { name: 'Written in', value: written },
  ];
}
