import { isForeign, isPage } from './watched-fetch.ts';

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

const notReached = 'Oryx could not reach the server. Please check your connection and try again.';

/** An error response. `message` is the status, a colon, a space, and the body or status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What the server sent, as text. */
  readonly body: string;
  /** The server's message for the user, without the status. */
  readonly userMessage: string;
  /** True if a proxy or a public network has answered in the place of Oryx. */
  readonly isForeign: boolean;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.isForeign = isForeign(status, body);
    this.userMessage = isPage(body) ? notReached : messageIn(body) || statusText;
  }
}

/** Returns whether a call found no working server, so that this device may answer in its place. */
export function isOutOfReach(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isForeign;
}

/**
 * Returns the message for the user about a failed call: the one that the error carries, or that the server was
 * not reached.
 */
export function failureMessage(error: unknown): string {
  if (error instanceof Error && 'userMessage' in error) return String(error.userMessage);
  return notReached;
}
