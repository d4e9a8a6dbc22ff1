// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.
import { Icon } from '@hondana/shared/ui/Icon';
import { errorIcon } from '@hondana/shared/ui/icons';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { episodeText } from './episodeText.ts';
import { type LinkRow, pathOf } from './LinkDraft.ts';
import styles from './LinkTable.module.css';

interface LinkTableRowProps {
  readonly row: LinkRow;
  readonly index: number;
  readonly isSelected: boolean;
  readonly focus: ItemFocus;
  readonly onPress: (index: number, how: { readonly extend: boolean; readonly add: boolean }) => void;
}

/** One file, the episodes it will be linked to, and why that failed. */
export function LinkTableRow({ row, index, isSelected, focus, onPress }: LinkTableRowProps) {
  const { file, targets, failure } = row;
  const [first] = targets;
  const text = first && `${first.animeTitle} · ${targets.map(episodeText).join(', ')}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the checkbox inside does the same by key.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside does the same by key.
    <div
      className={styles.row}
      data-selected={isSelected || undefined}
      onClick={(event) => {
        const isBox = event.target instanceof HTMLInputElement;
        onPress(index, { extend: event.shiftKey, add: isBox || event.ctrlKey || event.metaKey });
      }}
    >
      <span role="cell">
        <input
          type="checkbox"
          aria-label={`Select ${file.name}`}
          checked={isSelected}
          {...focus}
          className={styles.box}
          // The press on the row, of which this is a part, selects.
          onChange={() => undefined}
        />
      </span>
      <span role="rowheader" title={pathOf(file)} className={styles.name}>
        <bdi>{file.name}</bdi>
      </span>
      <span role="cell" title={text} className={first ? styles.target : styles.none}>
        {text ? <bdi>{text}</bdi> : 'No episode chosen'}
      </span>
      {failure !== undefined && (
        <span role="cell" title={failure} className={styles.failure}>
          <Icon icon={errorIcon} size={4} />
          <span className={styles.reason}>{failure}</span>
        </span>
      )}
    </div>
  );
}
