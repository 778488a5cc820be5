/**
 * What a failure counts for, from most to least: it is a failure alone; it is one where another independent engine says the
 * same of the element, and else asks a person to look; it only asks a person to look; or the rule is not run.
 */
export type Trust = 'failure' | 'agreement' | 'review' | 'off';
