import { useEffect, useRef, useState } from 'react';

/** What stands instead of the list: nothing, a form for a new item, or one for an item of the list. */
export type Editing<Item> = null | { readonly item: Item | null };

/**
 * A list in which the user adds, edits and deletes. When a form or a question closes, the focus goes to
 * the button that adds: the one that opened it may be gone.
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
    /** Puts the item in the place of the one that is edited, or at the end. */
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
