import {
  useGetLocation,
  useLocation,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileList } from './useFileList.ts';
import type { SelectedFiles } from './useFileSelection.ts';

/** Rows around a file's last known position: files may have been inserted before it. */
const searchRadius = 60;

/** −1 if not found. */
export function indexNear(itemAt: FileList['itemAt'], fileId: number | undefined, near: number): number {
  for (let step = 0; step <= searchRadius; step++) {
    if (itemAt(near + step)?.id === fileId) return near + step;
    if (near - step >= 0 && itemAt(near - step)?.id === fileId) return near - step;
  }
  return -1;
}

function indexIn(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'index' in state ? state.index : 0;
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0 ? index : 0;
}

/** Previous and next are among the selected files if there are several, otherwise in the list. */
export function useOpenFile(
  { total = 0, itemAt, itemsIn }: Pick<FileList, 'total' | 'itemAt' | 'itemsIn'>,
  { isInverted, items }: SelectedFiles,
  onGo: (index: number) => void,
) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const getLocation = useGetLocation();
  const { state } = useLocation();
  const text = parameters.get('file') ?? '';
  const openId = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

  const open = (fileId: number, index = indexIn(getLocation().state)): void =>
    updateSearchParams({ file: fileId }, { state: { index } });

  const chosen: readonly FileFacts[] | undefined =
    isInverted || items.size < 2 ? undefined : [...items.values()];
  const at = chosen ? chosen.findIndex(({ id }) => id === openId) : indexNear(itemAt, openId, indexIn(state));
  const count = chosen?.length ?? total;
  // Target of the last press: the next one may come before the address changes.
  const going = useRef<number>(undefined);
  useEffect(() => {
    going.current = undefined;
  }, [openId]);
  const go = async (step: number): Promise<void> => {
    const index = (going.current ?? at) + step;
    if (index < 0 || index >= count) return;
    going.current = index;
    try {
      const [file] = chosen ? [chosen[index]] : await itemsIn(index, index);
      if (!file) return;
      open(file.id, chosen ? undefined : index);
      if (!chosen) onGo(index);
    } catch (error) {
      going.current = undefined;
      const reason = error instanceof Error ? error.message : undefined;
      notify({ kind: 'error', title: t`Error fetching file data!`, text: reason });
    }
  };
  return {
    openId,
    open,
    position: positionText(at, count, chosen !== undefined),
    previous: at > 0 ? () => void go(-1) : undefined,
    next: at + 1 < count ? () => void go(1) : undefined,
  };
}

function positionText(at: number, count: number, isOfSelected: boolean): string {
  const total = formatNumber(count);
  const place = formatNumber(at + 1);
  if (at < 0) return isOfSelected ? t`One of ${total} selected` : t`One of ${total}`;
  return isOfSelected ? t`${place} of ${total} selected` : t`${place} of ${total}`;
}
