export * from './component-of.ts';
export * from './describe-component.ts';
export * from './find-parts-apart.ts';
export * from './gather-causes.ts';
export * from './is-of-component.ts';
export * from './pages-apart.ts';
export * from './pages-of-cause.ts';
export * from './tell-pages-apart.ts';
