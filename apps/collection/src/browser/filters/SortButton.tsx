import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { buttonClass } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { sortIcon } from '@hondana/shared/ui/icons';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sortingCriteriaQuery } from '../../shared/filters.ts';
import { relevance } from '../filterBody.ts';
import styles from './SortButton.module.css';
import { useListAddress } from './useListAddress.ts';

const SortMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './SortMenu.tsx')).SortMenu,
);

/** Names of the default orders, so that the catalogue isn't fetched for them. */
const knownNames: Readonly<Record<string, TextDescriptor>> = {
  Name: msg`Name`,
  AirDate: msg`Air Date`,
  [relevance]: msg`Relevance`,
};

function labelOf(name: string | undefined, isDescending: boolean): string {
  if (name === undefined) return t`Sort`;
  return isDescending ? t`Sort: ${name}, descending` : t`Sort: ${name}, ascending`;
}

export function SortButton() {
  /** Set while the menu is open. */
  const [anchor, setAnchor] = useState<HTMLButtonElement>();
  const { ownSorting, sorting = ownSorting } = useListAddress();
  const known = knownNames[sorting.Type];
  const orders = useQuery({ ...sortingCriteriaQuery(), enabled: known === undefined }).data;
  const name = known ? textOf(known) : orders?.find(({ Type }) => Type === sorting.Type)?.Name;
  const label = labelOf(name, sorting.IsInverted);
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        className={buttonClass({ variant: 'quiet' }, styles.button)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <Icon icon={sortIcon} size={5} />
        <span className={styles.name}>{name}</span>
        {name !== undefined && <span>{sorting.IsInverted ? '↓' : '↑'}</span>}
      </button>
      {anchor && <SortMenu anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
