import { toast } from './toast-store.ts';

/** Copies a text, and says in a notification that it was copied, or what to do where the browser does not allow it. */
export async function copyText(
  text: string,
  said: { readonly copied: string; readonly description: string; readonly instead: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: said.copied, description: said.description });
  } catch {
    toast({
      title: 'Could not copy',
      description: `The browser does not allow it here. ${said.instead}`,
      variant: 'destructive',
    });
  }
}
