/** The words in a body: its `message` if it is JSON with one, otherwise the body itself. */
function messageIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'message' in parsed &&
      typeof parsed.message === 'string'
    ) {
      return parsed.message;
    }
  } catch {
    // Not JSON: the text as it came is the message.
  }
  return body;
}

/** An answer that is not a success. `message` is the status, a colon, a space, and the body or status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What the server says to the user, without the status. */
  readonly serverMessage: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.serverMessage = messageIn(body) || statusText;
  }
}

/** What to tell a user about a call that failed: the server's words, or that it was not reached. */
export function failureMessage(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage;
  return 'Oryx could not reach the server. Please check your connection and try again.';
}
