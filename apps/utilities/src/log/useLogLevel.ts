import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { isLogLevel, type LogLevel } from './logText.ts';

export function useLogLevel(): [
  level: LogLevel | undefined,
  setLevel: (level: LogLevel | undefined) => void,
] {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const text = parameters.get('level');
  return [isLogLevel(text) ? text : undefined, (level) => updateSearchParams({ level })];
}
