import { z } from 'zod';

/** The objects of a schema of the contract as a file holds them: a key that the schema does not know is an error. */
export function exact<Shape extends z.core.$ZodLooseShape>({ shape }: { readonly shape: Shape }) {
  return z.strictObject(shape);
}
