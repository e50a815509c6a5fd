import { toast } from '../../ui/toast-store.ts';
import { mostPinned } from './my-pages.ts';
import { setPinned, useIsPinned } from './my-pages-store.ts';

/** Returns whether a page is pinned, and what changes that. If Home is full, a toast says so. */
export function usePinning(path: string, title: string) {
  const isOn = useIsPinned(path);
  const toggle = (): boolean => {
    if (setPinned(path, title, !isOn)) return true;
    toast({
      title: 'Home Is Full',
      description: `You have pinned ${mostPinned} pages. Take one out first.`,
      variant: 'destructive',
    });
    return false;
  };
  return { isOn, toggle };
}
