import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isShortcut } from './shortcutKeys.ts';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }));

/** How long the second key of a sequence is awaited, in milliseconds. */
const patience = 1500;

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

/** The keyboard shortcuts of every page: `/` search, `?` the list of all, `g` and a letter for places. */
export function Shortcuts({ entries }: ShortcutsProps) {
  const navigate = useNavigate();
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const [isListOpen, setIsListOpen] = useState(false);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const isSecondKey = event.timeStamp - goPressedAt.current < patience;
    goPressedAt.current = Number.NEGATIVE_INFINITY;
    const place = isSecondKey && entries.find(({ shortcut }) => shortcut === event.key);
    if (place) void navigate(`/${place.path}`);
    else if (event.key === 'g') goPressedAt.current = event.timeStamp;
    else if (event.key === '?') setIsListOpen(true);
    else if (event.key !== '/' || !focusSearch()) return;
    event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  if (!isListOpen) return null;
  return (
    <Suspense>
      <ShortcutList entries={entries} onClose={() => setIsListOpen(false)} />
    </Suspense>
  );
}
