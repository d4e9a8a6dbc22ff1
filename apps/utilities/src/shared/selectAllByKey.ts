import { shortcutKey } from '@hondana/shared/ui/shortcutKey';
import type { KeyboardEvent } from 'react';

/** Ctrl+A selects the list's items instead of the page's text. */
export const selectAllByKey =
  (selectAll: () => void) =>
  (event: KeyboardEvent): void => {
    if (shortcutKey(event.nativeEvent) !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    selectAll();
  };
