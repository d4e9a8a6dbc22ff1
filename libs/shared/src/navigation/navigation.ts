/**
 * One router serves the shell and all remotes; what is not exported here is not part of the contract.
 * @example import { Link, useParams } from '@hondana/shared/navigation';
 */

export type {
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  NavLinkProps,
  Path,
  RouteObject,
  To,
} from 'react-router';
export {
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  redirect,
  replace,
  useBlocker,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { Navigate } from './Navigate.tsx';
export { useNavigationLock, useNavigationLockReason } from './navigationLock.ts';
export { PageTools, PageToolsPlace } from './pageTools.tsx';
export { type PlacedRemote, useHasPlace, useHasRoute, useProvidePlaces } from './places.ts';
export { SearchParamsLink, type SearchParamsLinkProps } from './SearchParamsLink.tsx';
export { useAskWhetherLeaving } from './useAskWhetherLeaving.ts';
export { useGetLocation } from './useGetLocation.ts';
export {
  type SearchParamsUpdate,
  type UpdateSearchParamsOptions,
  useUpdateSearchParams,
} from './useUpdateSearchParams.ts';
