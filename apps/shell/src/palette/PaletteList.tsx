import { textOf } from '@hondana/shared/language/texts';
import { Icon } from '@hondana/shared/ui/Icon';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './Palette.module.css';
import { groupNames, type PaletteItem, paletteGroups } from './paletteItem.ts';

interface PaletteListProps {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  readonly current: number;
  readonly onChoose: (item: PaletteItem, inNewTab: boolean) => void;
}

/** The listbox; the focus stays in the combobox. */
export function PaletteList({ id, items, current, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, items]);

  const groups = paletteGroups.filter((name) => items.some(({ group }) => group === name));
  return (
    <div ref={list} id={id} role="listbox" aria-label={t`Results`} className={styles.list}>
      {groups.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} role="presentation" className={styles.group}>
            {textOf(groupNames[name])}
          </p>
          {items.map((item, index) =>
            item.group === name ? (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
              <div
                key={item.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === current}
                className={styles.option}
                onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
              >
                <Icon icon={item.icon} size={4} />
                <span className={styles.label}>{item.label}</span>
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
              </div>
            ) : null,
          )}
        </div>
      ))}
      {items.length === 0 && (
        <p className={styles.nothing}>
          <Trans>No matches</Trans>
        </p>
      )}
    </div>
  );
}
