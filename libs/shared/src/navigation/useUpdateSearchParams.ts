import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useGetLocation } from './useGetLocation.ts';

/** Values by name, where undefined removes the parameter, or a function that mutates the `URLSearchParams`. */
export type SearchParamsUpdate =
  | Readonly<Record<string, string | number | undefined>>
  | ((params: URLSearchParams) => void);

export interface UpdateSearchParamsOptions {
  /** True by default. */
  readonly replace?: boolean | undefined;
  /** True by default. */
  readonly preventScrollReset?: boolean | undefined;
  /** State of the history entry. By default a replaced entry keeps its own, and a new one has none. */
  readonly state?: unknown;
  /** Another page to navigate to, below the base path. */
  readonly pathname?: string | undefined;
  readonly flushSync?: boolean | undefined;
}

/** Applies an update to a search string; empty if no parameter is left. */
export function updatedSearch(search: string, update: SearchParamsUpdate): string {
  const params = new URLSearchParams(search);
  if (typeof update === 'function') update(params);
  else {
    for (const [name, value] of Object.entries(update)) {
      if (value === undefined) params.delete(name);
      else params.set(name, String(value));
    }
  }
  return params.size === 0 ? '' : `?${params}`;
}

/**
 * Updates search parameters of the router's current location, not the rendered one as `useSearchParams` does: rapid
 * successive updates and other navigations are not lost. Path and hash stay.
 *
 * @returns a stable function of a `SearchParamsUpdate` and `UpdateSearchParamsOptions`
 * @throws outside a data router (`createBrowserRouter`, `createMemoryRouter`)
 * @example
 * const updateSearchParams = useUpdateSearchParams();
 * <Checkbox label="Unread only" onChange={(isOn) => updateSearchParams({ unread: isOn ? 'true' : undefined })} />
 * <Button onClick={() => updateSearchParams((params) => params.append('tag', tag), { replace: false })}>Add</Button>
 */
export function useUpdateSearchParams() {
  const getLocation = useGetLocation();
  const navigate = useNavigate();
  return useCallback(
    (update: SearchParamsUpdate, options: UpdateSearchParamsOptions = {}): void => {
      const location = getLocation();
      const { replace = true, preventScrollReset = true, flushSync = false, pathname } = options;
      const state = 'state' in options ? options.state : replace ? location.state : null;
      const search = updatedSearch(location.search, update);
      void navigate(
        { ...(pathname !== undefined && { pathname }), search, hash: location.hash },
        { replace, preventScrollReset, state, flushSync },
      );
    },
    [getLocation, navigate],
  );
}
