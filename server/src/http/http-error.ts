import type { RefusalCode } from '@oryx/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response. The message is shown to the user as it is. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Tells the app what to do about it, where the status does not. */
  readonly code: RefusalCode | undefined;
  /** What else the endpoint declares for this status. */
  readonly details: object;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    code?: RefusalCode,
    details: object = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.code = code;
    this.details = details;
  }
}
