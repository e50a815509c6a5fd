import { useEffect, useRef, useState } from 'react';

/** The open form instead of the list: none, for a new item, or for an existing item. */
export type Editing<Item> = null | { readonly item: Item | null };

/**
 * State of an editable list. When a form or dialog closes, the focus moves to the add button, because the
 * button that opened it may be gone.
 */
export function useItemList<Item extends { readonly id: string }>(
  onChange: (update: (items: readonly Item[]) => readonly Item[]) => void,
) {
  const [editing, setEditing] = useState<Editing<Item>>(null);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const mustFocus = useRef(false);

  useEffect(() => {
    if (!mustFocus.current || editing !== null || deleting !== null) return;
    mustFocus.current = false;
    addButton.current?.focus();
  });

  function close() {
    mustFocus.current = true;
    setEditing(null);
    setDeleting(null);
  }

  return {
    editing,
    deleting,
    addButton,
    close,
    add: () => setEditing({ item: null }),
    edit: (item: Item) => setEditing({ item }),
    askToDelete: (item: Item) => setDeleting(item),
    cancelDelete: () => setDeleting(null),
    confirmDelete: () => {
      if (deleting !== null) onChange((items) => items.filter(({ id }) => id !== deleting.id));
      close();
    },
    /** Replaces the edited item, or appends a new one. */
    save: (saved: Item) => {
      const replaced = editing?.item?.id;
      onChange((items) =>
        items.some(({ id }) => id === replaced)
          ? items.map((item) => (item.id === replaced ? saved : item))
          : [...items, saved],
      );
      close();
    },
  };
}
