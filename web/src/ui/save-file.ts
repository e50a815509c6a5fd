/** Offers a text as a download. `type` is its media type, such as `text/csv`. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Some browsers start reading the file only after this event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
