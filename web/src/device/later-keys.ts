/**
 * Storage keys on the device of what comes after the first screens, which have no byte to spare. The others are in
 * product.ts.
 */
export const laterKeys = {
  /** Completed courses: an object by course id. The requirements fix this key. */
  courseCompletions: 'courseCompletions',
  /** The CPD ledger, and certifications if the user allows it. */
  education: 'oryx-education',
  /** The open module of a learning path, with its draft answers. */
  moduleDraft: 'oryx-module-draft',
  /** Changes that were begun at the review desk and are not proposed. */
  reviewDrafts: 'oryx-review-drafts',
  /** Modules that were opened offline, of which the server does not know yet. */
  unsentStarts: 'oryx-unsent-starts',
  /** Set once the user has been told that Oryx is ready for offline use. */
  toldReady: 'oryx-told-ready',
  /** Day on which the line about CPD on Home was closed. */
  cpdReminder: 'oryx-cpd-reminder',
  /** Pinned and last used pages, and the emergency tiles. */
  myPages: 'oryx-my-pages',
} as const;
