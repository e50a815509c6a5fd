/**
 * Something that stops Oryx from starting and that its operator can put right. The message is
 * written for that person: it names the setting or the folder and says what to do.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
