import { Dialog } from '@hondana/shared/overlays/dialog';
import { isComposing, useComposition } from '@hondana/shared/ui/composition';
import { shortcutKey } from '@hondana/shared/ui/shortcutKey';
import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { useHref } from 'react-router';
import { ActionQuestion } from '../actions/ActionQuestion.tsx';
import type { OfferedAction } from '../actions/offeredActions.ts';
import { useRunAction } from '../actions/useRunAction.ts';
import type { PartProps } from '../parts/partProps.ts';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList.tsx';
import { type PaletteItem, paletteGroups } from './paletteItem.ts';
import { flushTypedKeys } from './typedAhead.ts';
import { usePaletteItems } from './usePaletteItems.ts';

export function Palette({ entries, store, onClose }: PartProps) {
  const listId = useId();
  const prefix = useHref('/').replace(/\/$/, '');
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const composition = useComposition(text, (next) => {
    setText(next);
    setActive(0);
  });
  const [asking, setAsking] = useState<OfferedAction>();
  const run = useRunAction();

  const runAction = (action: OfferedAction): void => {
    if (action.question) {
      setAsking(action);
      return;
    }
    onClose();
    run.mutate(action);
  };
  const { items, failure, isSearching, remember } = usePaletteItems({
    text,
    entries,
    store,
    onClose,
    onAction: runAction,
  });
  const sorted = paletteGroups.flatMap((group) => items.filter((item) => item.group === group));
  const count = sorted.length;
  const current = Math.min(active, count - 1);

  const choose = (item: PaletteItem | undefined, inNewTab: boolean): void => {
    if (!item) return;
    remember(item);
    if (inNewTab && item.path !== undefined) window.open(prefix + item.path, '_blank', 'noopener');
    else item.run();
  };

  const press = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const last = sorted.length - 1;
    if (event.key === 'ArrowDown') setActive(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setActive(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter') choose(sorted[current], event.ctrlKey || event.metaKey);
    else if (shortcutKey(event.nativeEvent) === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  };

  if (asking?.question) {
    return (
      <ActionQuestion
        question={asking.question}
        onConfirm={() => run.mutateAsync(asking)}
        onClose={onClose}
      />
    );
  }
  const status = isSearching
    ? t`Searching for series…`
    : t`${plural(count, { one: '# result', other: '# results' })}`;
  return (
    <Dialog
      open
      flush
      title={t`Search and commands`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.field}>
        <input
          type="text"
          role="combobox"
          aria-label={t`Place, series or action`}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={sorted[current] && `${listId}-${current}`}
          placeholder={t`Place, series or action...`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          {...composition}
          onFocus={() => setText(text + flushTypedKeys())}
          onKeyDown={press}
        />
      </div>
      <PaletteList id={listId} items={sorted} current={current} onChoose={choose} />
      <p role="status" className={styles.status}>
        {failure ?? status}
      </p>
    </Dialog>
  );
}
