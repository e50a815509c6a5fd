import * as z from 'zod/mini';

/** A response with only a message for the user. */
export const message = z.object({ message: z.string() });
