import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { useGetLocation } from './useGetLocation.ts';
import { type SearchParamsUpdate, updatedSearch, useUpdateSearchParams } from './useUpdateSearchParams.ts';

/** What `Link` passes to a navigation that this one does not make. */
type Unused = 'defaultShouldRevalidate' | 'mask' | 'relative' | 'reloadDocument' | 'viewTransition';

export interface SearchParamsLinkProps extends Omit<LinkProps, 'to' | Unused> {
  /** The parameters that it changes: `{ name: value }`, where undefined removes one, or a function. */
  readonly update: SearchParamsUpdate;
}

/** Whether the browser follows the link elsewhere: in another tab or window, or by saving it. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return button !== 0 || target !== '_self' || metaKey || altKey || ctrlKey || shiftKey;
}

/**
 * A link to the same page with other search parameters. Its address, for another tab, is made from the location that
 * was rendered; pressed, it changes the parameters of the location where the router is by then. Path and hash stay. All else
 * is as with `Link`: `replace`, `state`, `preventScrollReset`, `target`, and the attributes of an `<a>`.
 *
 * @throws outside a data router (`createBrowserRouter`, `createMemoryRouter`)
 *
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
    const present = getLocation().search;
    updateSearchParams(update, {
      // Like a link of the browser's own, one to the same address is no step in the history.
      replace: link.replace ?? updatedSearch(present, update) === present,
      preventScrollReset: link.preventScrollReset ?? false,
      state: link.state,
    });
  };
  return <Link {...link} to={{ search: updatedSearch(search, update), hash }} onClick={press} />;
}
