/**
 * Returns the message of a response body: its `message` if it is JSON with one, otherwise the body itself.
 */
function messageIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed instanceof Object && 'message' in parsed && typeof parsed.message === 'string') {
      return parsed.message;
    }
  } catch {
    // Not JSON: the text itself is the message.
  }
  return body;
}

/** An error response. `message` is the status, a colon, a space, and the body or status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's message for the user, without the status. */
  readonly userMessage: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.userMessage = messageIn(body) || statusText;
  }
}

/**
 * Returns the message for the user about a failed call: the one that the error carries, or that the server was
 * not reached.
 */
export function failureMessage(error: unknown): string {
  if (error instanceof Error && 'userMessage' in error) return String(error.userMessage);
  return 'Oryx could not reach the server. Please check your connection and try again.';
}
