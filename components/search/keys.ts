/** Returns true for a key that is neither typed into a field nor part of a shortcut. */
export const isForPage = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey) &&
  !(
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), select, textarea, dialog, [contenteditable]")
  );
