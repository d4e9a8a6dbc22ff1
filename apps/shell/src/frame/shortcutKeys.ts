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

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !textless.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="combobox"]');
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  // A list that is fading out ignores keys.
  const list = target instanceof Element && target.closest('[role="menu"], [role="listbox"]');
  return list instanceof Element && !list.matches('[data-closed]');
}

/** Ctrl+K or ⌘K: works while typing, but not over a dialog or menu. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.repeat || event.shiftKey) return false;
  return (event.ctrlKey || event.metaKey) && shortcutKey(event) === 'k' && !isElsewhere(event.target);
}

export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.repeat) return false;
  if (event.ctrlKey || event.metaKey) return false;
  return !isTyping(event.target) && !isElsewhere(event.target);
}
