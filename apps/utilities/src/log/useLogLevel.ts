import { useSearchParams } from '@hondana/shared/navigation';
import { isLogLevel, type LogLevel } from './logText.ts';

/** The least serious level that is shown, kept in the address. */
export function useLogLevel(): [
  level: LogLevel | undefined,
  setLevel: (level: LogLevel | undefined) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('level');
  const setLevel = (level: LogLevel | undefined): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (level === undefined) next.delete('level');
        else next.set('level', level);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isLogLevel(text) ? text : undefined, setLevel];
}
