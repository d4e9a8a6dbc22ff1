import { useEffect, useState } from 'react';

/**
 * A value as it was last for `delayMs` milliseconds: for requests that follow what is typed.
 * @example const search = useDebounced(text, 300);
 */
export function useDebounced<Value extends string | number>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
