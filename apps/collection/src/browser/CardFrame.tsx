import { IconButton } from '@hondana/shared/ui/IconButton';
import { checkCircleIcon, editIcon } from '@hondana/shared/ui/icons';
import { isKeyboardClick } from '@hondana/shared/ui/isKeyboardClick';
import { t } from '@lingui/core/macro';
import type { MouseEvent, ReactNode } from 'react';
import { useEditing } from '../editing/EditingProvider.tsx';
import styles from './CardFrame.module.css';
import type { CardFacts } from './cardFacts.ts';
import type { CardView } from './listDisplay.ts';

interface CardFrameProps {
  readonly facts: CardFacts;
  readonly view: CardView;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly isSelected: boolean;
  /** A press on any card selects it, and all check marks show. */
  readonly isSelecting: boolean;
  readonly onSelect: (index: number, extend: boolean) => void;
  /** As watched, or as unwatched where all episodes are watched. */
  readonly onMark: (facts: CardFacts) => void;
  readonly children: ReactNode;
}

/** Actions show on hover and focus. Touch cannot hover: it selects by a long press, or by Select in the toolbar. */
export function CardFrame({
  facts,
  view,
  index,
  tabIndex,
  isSelected,
  isSelecting,
  onSelect,
  onMark,
  children,
}: CardFrameProps) {
  const { editGroup, editSeries } = useEditing();
  const { seriesId, groupId, name, episodes, unwatched } = facts;
  const isGroup = seriesId === undefined;
  const isUnwatched = unwatched > 0;
  return (
    <div
      className={styles.frame}
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
    >
      <div
        className={styles.card}
        // Keys and Ctrl presses are left to the link, which opens tabs. While selecting, a plain press selects and one
        // with Shift extends.
        onClickCapture={(event: MouseEvent) => {
          if (!isSelecting || isKeyboardClick() || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          event.stopPropagation();
          onSelect(index, event.shiftKey);
        }}
      >
        {children}
      </div>
      <div role={view === 'table' ? 'cell' : undefined} className={styles[view]}>
        {/* biome-ignore lint/a11y/useSemanticElements: an input does not say whether Shift was held. */}
        <button
          type="button"
          role="checkbox"
          aria-checked={isSelected}
          aria-label={t`Select ${name}`}
          title={t`Select`}
          tabIndex={tabIndex}
          className={styles.check}
          onClick={(event) => onSelect(index, event.shiftKey)}
        />
        {/* While cards are selected, the bar marks them all. */}
        {episodes > 0 && !isSelecting && (
          <IconButton
            icon={checkCircleIcon}
            label={isUnwatched ? t`Mark as watched: ${name}` : t`Mark as unwatched: ${name}`}
            title={isUnwatched ? t`Mark as watched` : t`Mark as unwatched`}
            size="small"
            variant="secondary"
            tabIndex={tabIndex}
            className={styles.mark}
            data-watched={unwatched === 0 || undefined}
            onClick={() => onMark(facts)}
          />
        )}
        <IconButton
          icon={editIcon}
          label={isGroup ? t`Edit Group: ${name}` : t`Edit Series: ${name}`}
          title={isGroup ? t`Edit Group` : t`Edit Series`}
          size="small"
          variant="secondary"
          tabIndex={tabIndex}
          className={styles.edit}
          onClick={() => {
            if (seriesId !== undefined) editSeries(seriesId);
            else if (groupId !== undefined) editGroup(groupId);
          }}
        />
      </div>
    </div>
  );
}
