/** In what way a page is used. */
export type WayOfUse =
  | 'walk'
  | 'pointer'
  | 'keys'
  | 'drags'
  | 'arrows'
  | 'fields'
  | 'forms'
  | 'steps'
  | 'wait';
