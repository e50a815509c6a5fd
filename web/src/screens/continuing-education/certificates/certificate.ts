/** Something that was completed in Oryx, as it stands on its certificate. */
export interface Completed {
  readonly title: string;
  /** Credits as the course states them, or null for a learning path, which has none. */
  readonly credits: number | null;
}
