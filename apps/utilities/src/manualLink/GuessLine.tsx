// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing in this cell takes the focus.

import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon, checkIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import type { DraftRow } from './LinkDraft.ts';
import styles from './LinkTable.module.css';

export function GuessLine({ row: { targets, guess } }: { readonly row: DraftRow }) {
  const isLinked = targets.length > 0;
  const isTaken = targets.some(({ hasFile }) => hasFile);
  if (!guess && !isTaken) return null;
  const { isSure = true, releaseGroup = '', version = 1, note = '' } = guess ?? {};
  const isFine = isLinked && isSure && !isTaken;
  const parts = [
    guess && isLinked ? (isSure ? t`Sure` : t`Check this`) : '',
    isTaken ? takenText(targets.length) : '',
    note,
    releaseGroup,
    version === 1 ? '' : t`Version ${version}`,
  ].filter((part) => part !== '');
  return (
    <span role="cell" title={parts.join(' · ')} className={styles.guess} data-unsure={!isFine || undefined}>
      <Icon icon={isFine ? checkIcon : alertIcon} size={4} />
      <span className={styles.reason}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

function takenText(targets: number): string {
  return targets > 1 ? t`An episode has a file already` : t`The episode has a file already`;
}
