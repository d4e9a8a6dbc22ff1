// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { Icon } from '@hondana/shared/ui/Icon';
import { errorIcon } from '@hondana/shared/ui/icons';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { pathOf } from '../manualLink/LinkDraft.ts';
import styles from '../manualLink/LinkTable.module.css';
import { type RowProps, SelectableRow } from '../shared/SelectableRow.tsx';
import { releaseFactsText } from './releaseTexts.ts';
import { chosenRelease, type SearchRow } from './SearchDraft.ts';
import { useEpisodeNames } from './useEpisodeNames.ts';

interface ProviderRowProps extends Omit<RowProps, 'className'> {
  readonly row: SearchRow;
}

function stateText({ search }: SearchRow): string {
  if (!search) return t`Not searched yet`;
  if (search.found.length > 0) return t`Will not be linked`;
  return search.failure === undefined ? t`Nothing found` : t`Search failed`;
}

export function ProviderRow({ row, ...place }: ProviderRowProps) {
  const { file, search } = row;
  const chosen = chosenRelease(row);
  const episodes = useEpisodeNames(chosen?.release);
  const others = (search?.found ?? []).filter((one) => one !== chosen).map(({ provider }) => provider);
  const names = joinList(others);
  const facts = [
    ...(chosen ? releaseFactsText(chosen) : []),
    ...(others.length > 0 ? [t`also found by ${names}`] : []),
  ];
  const text = chosen ? joinList(episodes) : stateText(row);
  return (
    <SelectableRow {...place} className={styles.row} name={file.name}>
      <span role="rowheader" title={pathOf(file)} className={styles.name}>
        <bdi>{file.name}</bdi>
      </span>
      <span role="cell" title={text} className={chosen ? styles.target : styles.none}>
        <bdi>{text}</bdi>
      </span>
      {search?.failure === undefined ? (
        facts.length > 0 && (
          <span role="cell" title={facts.join(' · ')} className={styles.guess}>
            <span className={styles.reason}>
              {facts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of the facts may be the same.
                <Fragment key={index}>
                  {index > 0 && ' · '}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </span>
          </span>
        )
      ) : (
        <span role="cell" title={search.failure} className={styles.failure}>
          <Icon icon={errorIcon} size={4} />
          <span className={styles.reason}>{search.failure}</span>
        </span>
      )}
    </SelectableRow>
  );
}
