/** What Oryx says when a call does not reach the server. */
export const unreachable = 'Oryx could not reach the server. Please check your connection and try again.';
