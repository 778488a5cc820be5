import { actSuite } from './act-suite.ts';
import { govukSuite } from './govuk-suite.ts';
import { realisticSuite } from './realistic-suite.ts';
import type { OwnSuiteLoader, SuiteLoader } from './suite.ts';
import { variantsSuite } from './variants-suite.ts';
import { w3cSuite } from './w3c-suite.ts';

/** Every suite that a folder can have, in the order in which it is described. */
export const suiteLoaders: readonly SuiteLoader[] = [actSuite, govukSuite, w3cSuite];

/** Those that are part of the project, described after the others. */
export const ownSuiteLoaders: readonly OwnSuiteLoader[] = [realisticSuite, variantsSuite];
