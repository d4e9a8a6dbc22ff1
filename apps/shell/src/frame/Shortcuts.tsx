import { useNavigationLockReason } from '@hondana/shared/navigation';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { shortcutKey } from '@hondana/shared/ui/shortcutKey';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { actionsKey, useActionsDialog } from '../actions/useActionsDialog.ts';
import { notifyNavigationLocked } from '../navigation/useLockedNavigation.ts';
import { openPartAtom } from '../parts/openPart.ts';
import { isPaletteKey, isShortcut } from './shortcutKeys.ts';

const secondKeyMaxWaitMs = 1500;

interface ShortcutsProps {
  readonly entries: readonly NavigationEntry[];
}

function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#main input[type="search"]');
  const field = [...fields].find((candidate) => candidate.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}

export function Shortcuts({ entries }: ShortcutsProps) {
  const navigate = useNavigate();
  const actions = useActionsDialog();
  const lockReason = useNavigationLockReason();
  const setOpenPart = useSetAtom(openPartAtom);
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);

  const go = (key: string): boolean => {
    const path = entries.find(({ shortcut }) => shortcut === key)?.path;
    const isActions = path === undefined && key === actionsKey;
    if (path === undefined && !isActions) return false;
    if (lockReason !== undefined) notifyNavigationLocked(lockReason);
    else if (isActions) actions.open();
    else void navigate(`/${path}`);
    return true;
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) setOpenPart('palette');
    else if (!isShortcut(event)) return;
    else {
      const isSecondKey = event.timeStamp - goPressedAt.current < secondKeyMaxWaitMs;
      goPressedAt.current = Number.NEGATIVE_INFINITY;
      const key = shortcutKey(event);
      if (isSecondKey && go(key)) event.preventDefault();
      else if (key === 'g') goPressedAt.current = event.timeStamp;
      else if (key === '?') setOpenPart('shortcuts');
      else if (key !== '/' || !focusSearch()) return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return null;
}
