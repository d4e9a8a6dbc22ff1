import { isComposing } from '@hondana/shared/ui/composition';
import { shortcutKey } from '@hondana/shared/ui/shortcutKey';

const textless = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether keys pressed on an element are meant as text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !textless.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="combobox"]');
}

/** Whether the keys belong to something that lies over the page, or to a list that finds its items by letter. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  // One that is fading out has no use for keys any more.
  const list = target instanceof Element && target.closest('[role="menu"], [role="listbox"]');
  return list instanceof Element && !list.matches('[data-closed]');
}

/** Ctrl+K, or ⌘K: also while the user is typing, but not over what lies in front of the page. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.repeat || event.shiftKey) return false;
  return (event.ctrlKey || event.metaKey) && shortcutKey(event) === 'k' && !isElsewhere(event.target);
}

/** Whether a key press may be a shortcut of the page: nothing being typed, no other key held, nothing in front. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.repeat) return false;
  if (event.ctrlKey || event.metaKey) return false;
  return !isTyping(event.target) && !isElsewhere(event.target);
}
