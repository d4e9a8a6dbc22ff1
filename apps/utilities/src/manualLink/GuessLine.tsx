// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing in this cell takes the focus.
import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon, checkIcon } from '@hondana/shared/ui/icons';
import { Fragment } from 'react';
import type { LinkRow } from './LinkDraft.ts';
import styles from './LinkTable.module.css';

/** How sure an episode is that was found by name, and what the name says about the file. */
export function GuessLine({ row: { targets, guess } }: { readonly row: LinkRow }) {
  if (!guess) return null;
  const { isSure, releaseGroup, version, note } = guess;
  const isLinked = targets.length > 0;
  const parts = [
    isLinked ? (isSure ? 'Sure' : 'Check this') : '',
    note ?? '',
    releaseGroup,
    version === 1 ? '' : `Version ${version}`,
  ].filter((part) => part !== '');
  return (
    <span
      role="cell"
      title={parts.join(' · ')}
      className={styles.guess}
      data-unsure={!(isLinked && isSure) || undefined}
    >
      <Icon icon={isLinked && isSure ? checkIcon : alertIcon} size={4} />
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
