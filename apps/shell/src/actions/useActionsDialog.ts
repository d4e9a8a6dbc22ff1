import {
  type SearchParamsLinkProps,
  useGetLocation,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { useNavigate } from 'react-router';

const parameter = 'actions';

/** Marks the step of the history that opened the dialog, so that closing it takes the step back. */
const opened = 'actions';

/** Opens the dialog over the page as it is. */
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

/** The Actions dialog has an address on every page: `?actions`. */
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
