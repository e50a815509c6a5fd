/** What a report is about. */
export interface ReportedPage {
  /** Address of the page within Oryx. */
  readonly path: string;
  readonly title: string;
  /** The data of the page as it is drawn. */
  readonly page: unknown;
  /** The answer of Remi, which the user may send along. */
  readonly answer?: string;
}
