import { useRef } from 'react';

const resetAfterMs = 700;

/**
 * Type-ahead: finds the entry that begins with the typed text; repeating a letter cycles through its matches.
 * @returns a function of the key, the focused index and the names, giving the index to focus
 */
export function useTypeAhead() {
  const typed = useRef({ text: '', until: 0 });
  return (key: string, at: number, names: readonly string[]): number | undefined => {
    if (key.length !== 1 || (key === ' ' && typed.current.text === '')) return undefined;
    const now = performance.now();
    const before = now < typed.current.until ? typed.current.text : '';
    const letter = key.toLowerCase();
    const text = before === letter ? letter : before + letter;
    typed.current = { text, until: now + resetAfterMs };
    const first = text.length === 1 ? at + 1 : Math.max(at, 0);
    const found = names.map((_, index) => (first + index) % names.length);
    return found.find((index) => names[index]?.toLowerCase().startsWith(text));
  };
}
