/** Whether a key is meant for the page: not typed into a field, and no shortcut of the browser's. */
export const isForPage = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey) &&
  !(
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), select, textarea, dialog, [contenteditable]")
  );
