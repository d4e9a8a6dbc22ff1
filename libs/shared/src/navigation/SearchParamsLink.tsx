import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { useGetLocation } from './useGetLocation.ts';
import { type SearchParamsUpdate, updatedSearch, useUpdateSearchParams } from './useUpdateSearchParams.ts';

/** Props of `Link` that do not apply to an in-page navigation. */
type Unused = 'defaultShouldRevalidate' | 'mask' | 'relative' | 'reloadDocument' | 'viewTransition';

export interface SearchParamsLinkProps extends Omit<LinkProps, 'to' | Unused> {
  /** `{ name: value }`, where undefined removes one, or a function. */
  readonly update: SearchParamsUpdate;
}

/** A click that opens another tab or window, or saves the link. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return button !== 0 || target !== '_self' || metaKey || altKey || ctrlKey || shiftKey;
}

/**
 * A link to the same page with other search parameters; path and hash stay. `href`, for a new tab, is built from the
 * rendered location; a click updates the router's current one. Takes the other props of `Link` and `<a>`.
 * @throws outside a data router (`createBrowserRouter`, `createMemoryRouter`)
 * @example
 * <SearchParamsLink update={{ note: note.id }}>{note.title}</SearchParamsLink>
 * <LinkButton component={SearchParamsLink} update={{ note: undefined }}>All notes</LinkButton>
 */
export function SearchParamsLink({ update, onClick, ...link }: SearchParamsLinkProps) {
  const { search, hash } = useLocation();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, link.target)) return;
    event.preventDefault();
    const current = getLocation().search;
    updateSearchParams(update, {
      // As with a native link, the same address adds no history entry.
      replace: link.replace ?? updatedSearch(current, update) === current,
      preventScrollReset: link.preventScrollReset ?? false,
      state: link.state,
    });
  };
  return <Link {...link} to={{ search: updatedSearch(search, update), hash }} onClick={press} />;
}
