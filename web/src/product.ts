/** The product's name, in one place; the keys it stores under on the device derive from it. */
export const productName = 'Oryx';

/** Where users write to. A reserved domain until the owner names an address. */
export const supportEmail = 'support@example.org';

/** The keys of what is kept on the device. */
export const storageKeys = {
  session: 'oryx-session',
  /** Set while the server has not yet heard of a sign-out. */
  pendingSignOut: 'oryx-pending-sign-out',
  theme: 'oryx-theme',
  displaySettings: 'oryx-guide-settings',
  recentSearches: 'oryx-recent-searches',
  /** What a search is made of, for when there is no connection. */
  searchData: 'oryx-search-data',
  /** Which courses were completed: an object by course id. The requirements fix this name. */
  courseCompletions: 'courseCompletions',
  /** Certifications and the CPD ledger, where the user lets the device keep them. */
  education: 'oryx-education',
  /** The module of a learning path that is open, with what was picked so far. */
  moduleDraft: 'oryx-module-draft',
  /** Answers to modules that the server has yet to get. */
  unsentAnswers: 'oryx-unsent-answers',
  /** In the tab's own storage: whom a verification code was sent to. */
  verificationContact: 'oryx-verification-contact',
} as const;

/** The cache in which the service worker keeps the reference lists for roads without a signal. */
export const referenceCache = 'oryx-reference';
