/** How often something was tried in the page, and how often it came to what is said of it. */
export interface Seen {
  times: number;
  tries: number;
}
