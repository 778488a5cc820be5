/** A word that is drawn in a picture. */
export interface DrawnWord {
  text: string;
  /** How sure it is, from 0 to 100. */
  confidence: number;
}
