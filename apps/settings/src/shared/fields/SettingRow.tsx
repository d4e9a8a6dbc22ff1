import { Button } from '@hondana/shared/ui/Button';
import { classNames } from '@hondana/shared/ui/classNames';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { undoIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasEditConflict } from '../draft/edits.ts';
import { useDraft } from '../draft/SettingsDraft.tsx';
import { valueAt } from '../draft/settingPath.ts';
import styles from './SettingRow.module.css';
import { settingValueText } from './settingValueText.ts';

interface SettingRowProps {
  readonly path: string;
  readonly label: string;
  readonly children: ReactNode;
}

export function SettingRow({ path, label, children }: SettingRowProps) {
  const { edits, documents, reset, keepMine } = useDraft();
  const edit = edits.get(path);
  const contested = edit !== undefined && hasEditConflict(edit, documents, path);
  const value = settingValueText(valueAt(documents, path));
  return (
    <div data-setting={path} className={classNames(styles.row, edit && styles.changed)}>
      <div className={styles.control}>{children}</div>
      {edit && (
        <>
          <VisuallyHidden>
            <Trans>{label}: changed, not saved</Trans>
          </VisuallyHidden>
          <IconButton
            icon={undoIcon}
            label={t`Undo change: ${label}`}
            title={t`Undo change`}
            size="small"
            onClick={() => reset([path])}
          />
        </>
      )}
      {contested && (
        <div role="status" className={styles.contested}>
          <p>
            <Trans>
              Changed elsewhere to <strong>{value}</strong>.
            </Trans>
          </p>
          <Button size="small" onClick={() => reset([path])}>
            <Trans>Take theirs</Trans>
          </Button>
          <Button size="small" onClick={() => keepMine(path)}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
