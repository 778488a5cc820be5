export * from './box-on-picture.ts';
export * from './cluster-labels.ts';
export * from './picture-views.ts';
export * from './walk-drawing.ts';
