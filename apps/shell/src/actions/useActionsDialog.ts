import { type To, useLocation, useNavigate } from 'react-router';

const parameter = 'actions';

/** Marks the step of the history that opened the dialog, so that closing it takes the step back. */
const opened = 'actions';

interface ActionsAddress {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Where the link leads that opens the dialog over the page as it is. */
  readonly link: { readonly to: To; readonly state: unknown; readonly preventScrollReset: true };
}

/** The Actions dialog has an address on every page: `?actions`. */
export function useActionsDialog(): ActionsAddress {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const isOpen = parameters.has(parameter);
  if (isOpen) parameters.delete(parameter);
  else parameters.set(parameter, '');
  const to = { search: parameters.toString(), hash };
  return {
    isOpen,
    close: () =>
      void (state === opened ? navigate(-1) : navigate(to, { replace: true, preventScrollReset: true })),
    link: { to, state: opened, preventScrollReset: true },
  };
}
