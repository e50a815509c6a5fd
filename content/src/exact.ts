import { z } from 'zod';

/** What readers are told of the review of a row or a dose. No file states it. */
type Told = 'review' | 'withdrawn';

/** The objects of a schema of the contract as a file holds them: a key that the schema does not know is an error. */
export function exact<Shape extends z.core.$ZodLooseShape>({ shape }: { readonly shape: Shape }) {
  const { review: _review, withdrawn: _withdrawn, ...written } = shape;
  return z.strictObject(written as Omit<Shape, Told>);
}
