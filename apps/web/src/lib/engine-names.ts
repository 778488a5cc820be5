/**
 * The engines that evaluate a page, as people call them, by source: those that read the results of one run are one
 * source, and agree with themselves only.
 */
export const engineSources = [['axe-core', 'Lighthouse'], ['Alfa'], ['Our checks']] as const;
