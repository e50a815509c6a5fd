/** Shared style of text fields and selects. */
export const controlStyle =
  'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-ink-muted aria-invalid:border-caution-ink disabled:opacity-60';
