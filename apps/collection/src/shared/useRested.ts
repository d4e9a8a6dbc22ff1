import { useEffect, useState } from 'react';

/**
 * A value once it has rested for so many milliseconds; until then the one before. What is typed or pressed in
 * quick succession is asked for once.
 *
 * @example const wanted = useRested(text, 200);
 */
export function useRested<Value extends string | number>(value: Value, restTime: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restTime);
    return () => clearTimeout(timer);
  }, [value, restTime]);
  return rested;
}
