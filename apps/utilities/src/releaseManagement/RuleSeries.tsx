import { formatBytes } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { chevronDownIcon, chevronRightIcon, trashIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { visibleName } from '../shared/fileFacts.ts';
import styles from './RuleDialog.module.css';
import type { SeriesOutcome } from './ruleOutcomes.ts';

interface RuleSeriesProps {
  readonly series: SeriesOutcome;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function RuleSeries({ series, isOpen, onToggle }: RuleSeriesProps) {
  const { name, id, deleted, restored, freed } = series;
  const listId = useId();
  const size = formatBytes(freed);
  return (
    <div className={styles.series}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={styles.seriesButton}
        onClick={onToggle}
      >
        <Icon icon={isOpen ? chevronDownIcon : chevronRightIcon} size={4} />
        <bdi className={styles.seriesName}>{visibleName(name) || t`Series ${id}`}</bdi>
        <span className={styles.amount}>
          {t`${plural(deleted.length, { one: '# file', other: '# files' })}, ${size}`}
        </span>
      </button>
      {isOpen && (
        <ul id={listId} aria-label={t`Files of ${name} that would be deleted`} className={styles.files}>
          {deleted.map((item) => (
            <li key={item.key} className={styles.file}>
              <Icon icon={trashIcon} size={4} />
              <span>
                <bdi>{item.directory === '' ? item.name : `${item.directory}/${item.name}`}</bdi>
                <span className={styles.traits}>
                  {[formatBytes(item.size), ...item.traits, ...item.media].join(' · ')}
                </span>
              </span>
            </li>
          ))}
          {restored.length > 0 && (
            <li>
              <Trans>
                <Plural value={restored.length} one="# file" other="# files" /> chosen for deletion before
                would be kept.
              </Trans>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
