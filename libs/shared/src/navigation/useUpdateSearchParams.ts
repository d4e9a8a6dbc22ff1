import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useGetLocation } from './useGetLocation.ts';

/** Values by name, where undefined removes the parameter; or a function that changes the parameters it is given. */
export type SearchParamsUpdate =
  | Readonly<Record<string, string | number | undefined>>
  | ((params: URLSearchParams) => void);

export interface UpdateSearchParamsOptions {
  /** Whether the history entry is replaced; true unless given. */
  readonly replace?: boolean | undefined;
  /** Whether the page stays scrolled as it is; true unless given. */
  readonly preventScrollReset?: boolean | undefined;
  /** Of the history entry. Unless given, one that is replaced keeps its own, and a new one has none. */
  readonly state?: unknown;
  /** Another page that the parameters are for, below the base path. */
  readonly pathname?: string | undefined;
  /** Has React render the change before anything else happens. */
  readonly flushSync?: boolean | undefined;
}

/** The search string with changes made to it; empty where no parameter is left. */
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
 * Changes search parameters of the location where the router is when it is called, not of the one that was rendered:
 * changes in quick succession all stay, and so does what another navigation has brought meanwhile. Path and hash stay
 * too. The setter of `useSearchParams` changes what was rendered.
 *
 * @returns a stable function. Its first parameter is `{ name: value }`, where undefined removes the parameter, or a
 * function that changes the `URLSearchParams` it is given; its second, `UpdateSearchParamsOptions`.
 *
 * @throws outside a data router (`createBrowserRouter`, `createMemoryRouter`)
 *
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
