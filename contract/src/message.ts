import * as z from 'zod/mini';

/** A response with only a message for the user. */
export const message = z.object({ message: z.string() });

/**
 * A response that is no success. `second-factor` says that the caller holds a role that may do this, but has to give
 * the second factor first.
 */
export const refusal = z.object({ message: z.string(), code: z.optional(z.literal('second-factor')) });
export type RefusalCode = NonNullable<z.infer<typeof refusal>['code']>;
