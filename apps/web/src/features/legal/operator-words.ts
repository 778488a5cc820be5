import type { Operator } from '@curbcut/model/site';

/** Who runs the service, within a sentence; the name where it is configured. */
export function operatorPhrase({ name, legalForm }: Pick<Operator, 'name' | 'legalForm'>): string {
  return `${name ?? 'the operator of this service'}, ${legalForm}`;
}

/** Who runs the service, as a sentence of its own. */
export function operatorSentence({
  name,
  legalForm,
}: Pick<Operator, 'name' | 'legalForm'>): string {
  return name === null
    ? `The operator of this service is ${legalForm}.`
    : `This service is run by ${name}, ${legalForm}.`;
}
