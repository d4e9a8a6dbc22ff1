import { useRef } from 'react';

/** How long a letter waits for the next one, in milliseconds. */
const resetAfterMs = 700;

/**
 * Finds the entry that begins with what is typed; the same letter again goes on to the next one.
 *
 * @returns a function that takes the key, where the focus is, and the names; it answers where the focus shall go.
 */
export function useTypedLetters() {
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
