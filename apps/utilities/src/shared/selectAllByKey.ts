import { shortcutKey } from '@hondana/shared/ui/shortcutKey';
import type { KeyboardEvent } from 'react';

/** Ctrl+A within a list selects all of it, not the text of the page. */
export const selectAllByKey =
  (selectAll: () => void) =>
  (event: KeyboardEvent): void => {
    if (shortcutKey(event.nativeEvent) !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    selectAll();
  };
