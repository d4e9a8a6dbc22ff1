import { useLocation, useSearchParams } from '@hondana/shared/navigation';
import { useCallback } from 'react';

/**
 * What the address says behind its question mark, and a way to change it without a step in the history.
 *
 * @example
 * const [address, changeAddress] = useAddress();
 * changeAddress((parameters) => parameters.set('sort', 'name'));
 */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const change = useCallback(
    (edit: (parameters: URLSearchParams) => void) => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          edit(next);
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [setParameters, state],
  );
  return [parameters, change] as const;
}

/** Adds a value of a parameter that may stand several times, or takes it away. */
export function setListed(parameters: URLSearchParams, name: string, value: string, listed: boolean): void {
  const others = parameters.getAll(name).filter((one) => one !== value);
  parameters.delete(name);
  for (const one of listed ? [...others, value] : others) parameters.append(name, one);
}
