import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HandedOverFile } from './fileHandover.ts';
import styles from './SelectionLine.module.css';

interface SelectionLineProps {
  readonly selecting: Pick<Selecting<HandedOverFile>, 'selectAll' | 'clear'>;
  readonly selected: number;
  readonly total: number;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Above a table of files that were handed over: how many are selected, and what can be done with them. */
export function SelectionLine({ selecting, selected, total, children }: SelectionLineProps) {
  const isAll = selected === total;
  return (
    <div className={styles.line}>
      <p role="status" className={styles.count}>
        <Trans>
          <Plural value={selected} one="# file" other="# files" /> selected
        </Trans>
      </p>
      <Button size="small" onClick={isAll ? selecting.clear : selecting.selectAll}>
        {isAll ? t`Clear selection` : t`Select all`}
      </Button>
      {children}
    </div>
  );
}
