/** Returns a source as it is cited: its title, and its edition if that is known. */
export function cited({ title, edition }: { readonly title: string; readonly edition: string }): string {
  return edition === '' || edition === 'not stated' ? title : `${title}, ${edition}`;
}
