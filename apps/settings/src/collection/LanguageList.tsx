import { IconButton } from '@hondana/shared/ui/IconButton';
import { plusIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { SettingRow } from '../shared/fields/SettingRow.tsx';
import type { Setting } from '../shared/settingsPage.ts';
import styles from './LanguageList.module.css';
import { SortableList } from './SortableList.tsx';

interface LanguageListProps {
  readonly field: Setting;
  readonly nameOf: (code: string) => string;
  readonly onAdd: () => void;
}

/** Reordering waits for Save; adding saves immediately (facts 6). */
export function LanguageList({ field, nameOf, onAdd }: LanguageListProps) {
  const { valueFor, change, refusal } = useDraft();
  const { path, label } = field;
  const value = valueFor(path);
  const codes = Array.isArray(value) ? value.map(String) : [];
  const set = (next: readonly string[]): void => change(path, next);
  return (
    <Panel
      title={
        <span className={styles.title}>
          {label}{' '}
          <span className={styles.hint}>
            <Trans>(Drag to Reorder)</Trans>
          </span>
        </span>
      }
      actions={<IconButton icon={plusIcon} label={t`Add languages: ${label}`} size="small" onClick={onAdd} />}
    >
      <SettingRow path={path} label={label}>
        {codes.length === 0 ? (
          <p className={styles.empty}>
            <Trans>Title preference not set. Fallback to main title.</Trans>
          </p>
        ) : (
          <SortableList
            label={label}
            items={codes}
            nameOf={nameOf}
            onReorder={set}
            onRemove={(code) => set(codes.filter((one) => one !== code))}
          />
        )}
        {refusal?.atEdits[path] && (
          <p role="alert" className={styles.error}>
            {refusal.atEdits[path]}
          </p>
        )}
      </SettingRow>
    </Panel>
  );
}
