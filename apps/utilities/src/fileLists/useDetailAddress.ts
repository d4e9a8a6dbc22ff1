import { type LinkProps, useLocation, useNavigate, useSearchParams } from '@hondana/shared/navigation';
import type { ComponentType } from 'react';

/** Marks the step of the history that opened the details, so that closing them takes the step back. */
const opened = 'details';

/** Where the details of a file are, over its list or beside it. */
export type DetailAddress = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;

/** The details of a file over its list; a separate feature, so they come from the routes. */
export type DetailDialogType = ComponentType<{ readonly fileId: number; readonly onClose: () => void }>;

const parameter = 'file';

/** The details of a file have an address on each list: `?file=16395`. */
export function useDetailAddress() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const text = parameters.get(parameter) ?? '';
  const withFile = (fileId?: number): string => {
    const next = new URLSearchParams(parameters);
    if (fileId === undefined) next.delete(parameter);
    else next.set(parameter, String(fileId));
    return `?${next}`;
  };
  return {
    openId: /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined,
    addressOf: (fileId: number): DetailAddress => ({
      to: withFile(fileId),
      state: opened,
      preventScrollReset: true,
    }),
    close: () =>
      void (state === opened
        ? navigate(-1)
        : navigate(withFile(), { replace: true, preventScrollReset: true })),
  };
}
