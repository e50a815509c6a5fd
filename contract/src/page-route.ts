import * as z from 'zod/mini';

/** The address of a page of Oryx. Two slashes, or a slash and a backslash, would lead to another site. */
export const pageRoute = z.string().check(z.regex(/^\/(?![/\\])/));
