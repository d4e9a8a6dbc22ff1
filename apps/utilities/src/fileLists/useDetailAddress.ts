import {
  type SearchParamsLinkProps,
  useGetLocation,
  useNavigate,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import type { ComponentType } from 'react';

/** State of the history entry that opened the details: closing them goes back. */
const opened = 'details';

export type DetailLink = Pick<SearchParamsLinkProps, 'update' | 'state' | 'preventScrollReset'>;

/** A separate feature, so the routes pass it. */
export type DetailDialogType = ComponentType<{ readonly fileId: number; readonly onClose: () => void }>;

/** On each list, `?file=16395` opens the details of a file. */
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
