/**
 * An error that prevents Oryx from starting and that its operator can fix. The message names the setting or
 * folder and says what to do.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
