/** Name of the product. Storage keys derive from it. */
export const productName = 'Oryx';

/** Support address. It uses a reserved domain until the owner names one. */
export const supportEmail = 'support@example.org';

/** Storage keys on the device. */
export const storageKeys = {
  session: 'oryx-session',
  /** Set while a sign-out has not reached the server. */
  pendingSignOut: 'oryx-pending-sign-out',
  theme: 'oryx-theme',
  displaySettings: 'oryx-guide-settings',
  recentSearches: 'oryx-recent-searches',
  /** Search data, for offline use. */
  searchData: 'oryx-search-data',
  /** Answers to modules that are not sent yet. */
  unsentAnswers: 'oryx-unsent-answers',
  /** Reported faults that are not sent yet. */
  unsentFaults: 'oryx-unsent-faults',
  /** Corrections that users have tapped here. */
  toldCorrections: 'oryx-told-corrections',
  /** Ids of the users who have seen or closed the cards of the first run on this device. */
  welcomed: 'oryx-welcomed',
  /** Number of visits before the card that offers the installation, or that it was dismissed. */
  install: 'oryx-install',
  /** In sessionStorage: recipient of a verification code. */
  verificationContact: 'oryx-verification-contact',
} as const;

/** Cache of the reference lists in the service worker, for offline use. */
export const referenceCache = 'oryx-reference';

/** Header of an answer that the service worker has taken from the device, because the server did not answer. */
export const keptHeader = 'x-kept-by-worker';
