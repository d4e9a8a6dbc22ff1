import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styles from './JumpBar.module.css';
import { type LetterPlace, letterAt } from './letterPlaces.ts';

interface JumpBarProps {
  readonly places: readonly LetterPlace[];
  /** The entry at the top of the viewport. */
  readonly index: number;
  readonly onJump: (index: number) => void;
}

const entries = (count: number): string => t`${plural(count, { one: '# entry', other: '# entries' })}`;

/** A single slider: letters may be closer together than fingers are wide. */
export function JumpBar({ places, index, onJump }: JumpBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const filled = places.filter(({ count }) => count > 0);
  // Letters share a row and the last can't reach the top: the chosen one stays current until scrolling.
  const [chosen, setChosen] = useState<string>();
  const letter = chosen ?? letterAt(places, index);
  const at = filled.findIndex((place) => place.letter === letter);
  const present = filled[at];

  const goTo = (place: LetterPlace | undefined): void => {
    if (!place) return;
    setChosen(place.letter);
    onJump(place.index);
  };

  useEffect(() => {
    if (chosen === undefined) return;
    const resetChosen = (): void => setChosen(undefined);
    document.addEventListener('wheel', resetChosen, { passive: true });
    return () => document.removeEventListener('wheel', resetChosen);
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = event.key.length === 1 ? event.key.toUpperCase() : '';
    const targets: Record<string, LetterPlace | undefined> = {
      ArrowDown: filled[at + 1],
      ArrowRight: filled[at + 1],
      ArrowUp: filled[at - 1],
      ArrowLeft: filled[at - 1],
      PageDown: filled[Math.min(at + 5, filled.length - 1)],
      PageUp: filled[Math.max(at - 5, 0)],
      Home: filled[0],
      End: filled.at(-1),
    };
    const typedPlace = filled.find((place) => place.letter === typed);
    if (!(event.key in targets) && !typedPlace) return;
    event.preventDefault();
    goTo(typedPlace ?? targets[event.key]);
  };

  const pointAt = (event: PointerEvent): void => {
    const box = bar.current?.getBoundingClientRect();
    if (!box) return;
    const share = (event.clientY - box.top) / box.height;
    const place = places[Math.min(places.length - 1, Math.max(0, Math.floor(share * places.length)))];
    // An empty letter leads to the next one with entries.
    if (place) goTo(filled.find(({ index: begin }) => begin >= place.index) ?? filled.at(-1));
  };

  if (filled.length < 2) return null;
  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={t`Jump to letter`}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={filled.length - 1}
      aria-valuenow={Math.max(0, at)}
      aria-valuetext={present ? `${present.letter}, ${entries(present.count)}` : undefined}
      className={styles.bar}
      onKeyDown={onKeyDown}
      onBlur={() => setChosen(undefined)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // WebKit doesn't focus if the press scrolls the page, and keys must continue from where the pointer was.
        event.currentTarget.focus({ preventScroll: true });
        pointAt(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event);
      }}
    >
      {places.map((place) => (
        <span
          key={place.letter}
          aria-hidden="true"
          className={styles.letter}
          data-empty={place.count === 0 || undefined}
          data-present={place.letter === letter || undefined}
          title={place.count > 0 ? entries(place.count) : undefined}
        >
          {place.count > 0 ? place.letter : '·'}
        </span>
      ))}
    </div>
  );
}
