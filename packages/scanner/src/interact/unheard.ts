/** Words in a live region that do not reach people who listen, or perhaps not. */
export interface Unheard {
  /** The region, by its number in the registry. */
  element: number;
  text: string;
  /** Controls in it. */
  controls: number;
  /**
   * `made`: it came into the page with its words already in it. `redrawn`: the same, in the place of one that was there.
   * `shown`: it was not displayed until it had them. `brief`: they were taken away again at once. `hidden`: it is there for
   * nobody who listens. `off`: it is told to keep quiet.
   */
  why: 'made' | 'redrawn' | 'shown' | 'brief' | 'hidden' | 'off';
}
