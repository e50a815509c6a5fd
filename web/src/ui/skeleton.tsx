import { classNames } from './class-names.ts';

/** A grey block in the shape of the coming content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-control bg-sunken', className)} />;
}
