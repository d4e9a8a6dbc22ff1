import {
  type SearchParamsLinkProps,
  useGetLocation,
  useNavigate,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import type { ComponentType } from 'react';

/** Marks the step of the history that opened the details, so that closing them takes the step back. */
const opened = 'details';

/** The link to the details of a file, over its list or beside it. */
export type DetailLink = Pick<SearchParamsLinkProps, 'update' | 'state' | 'preventScrollReset'>;

/** The details of a file over its list; a separate feature, so they come from the routes. */
export type DetailDialogType = ComponentType<{ readonly fileId: number; readonly onClose: () => void }>;

/** The details of a file have an address on each list: `?file=16395`. */
export function useDetailAddress() {
  const navigate = useNavigate();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const [parameters] = useSearchParams();
  const text = parameters.get('file') ?? '';
  return {
    openId: /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined,
    linkTo: (fileId: number): DetailLink => ({
      update: { file: fileId },
      state: opened,
      preventScrollReset: true,
    }),
    close: (): void => {
      if (getLocation().state === opened) void navigate(-1);
      else updateSearchParams({ file: undefined });
    },
  };
}
