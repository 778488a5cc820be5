export * from './component-of.ts';
export * from './describe-component.ts';
export * from './gather-causes.ts';
export * from './is-of-component.ts';
