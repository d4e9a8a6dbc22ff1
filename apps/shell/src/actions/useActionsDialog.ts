import {
  type SearchParamsLinkProps,
  useGetLocation,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { useNavigate } from 'react-router';

/** After `g`. */
export const actionsKey = 'x';

const parameter = 'actions';

/** History state of the entry that opened the dialog, so that closing it goes back. */
const opened = 'actions';

export const actionsLink: Pick<SearchParamsLinkProps, 'update' | 'state' | 'preventScrollReset'> = {
  update: { [parameter]: '' },
  state: opened,
  preventScrollReset: true,
};

interface ActionsDialog {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Open while the URL has `?actions`. */
export function useActionsDialog(): ActionsDialog {
  const navigate = useNavigate();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const [parameters] = useSearchParams();
  return {
    isOpen: parameters.has(parameter),
    open: () => updateSearchParams(actionsLink.update, { replace: false, state: opened }),
    close: () => {
      if (getLocation().state === opened) void navigate(-1);
      else updateSearchParams({ [parameter]: undefined });
    },
  };
}
