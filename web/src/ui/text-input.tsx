import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';

/** A single-line text field. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(controlStyle, className)} />;
}
