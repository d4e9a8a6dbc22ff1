import type { ReadCatalogue } from '@hondana/shared/remote/catalogue';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure, type ShownQuery } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import pageStyles from '../PluginsPage.module.css';
import { CatalogueItem } from './CatalogueItem.tsx';
import styles from './CataloguePanel.module.css';
import { type CatalogueOffer, isFound } from './offers.ts';

const searchThreshold = 8;

interface CataloguePanelProps {
  readonly address: string;
  readonly list: ShownQuery<ReadCatalogue>;
  readonly offers: readonly CatalogueOffer[] | undefined;
  /** Undefined until the installed plugins are known. */
  readonly onAdd: ((offer: CatalogueOffer) => void) | undefined;
}

export function CataloguePanel({ address, list, offers, onAdd }: CataloguePanelProps) {
  return (
    <Panel title={t`Catalogue`} flush>
      <p className={styles.source}>
        <Trans>
          From <bdi>{address}</bdi>, which this installation names. What is listed there is not checked by
          Hondana.
        </Trans>
      </p>
      <QueryFailure query={list} compact title={t`The catalogue could not be loaded`} />
      {!list.error && !offers && <Skeleton shape="block" height="8rem" />}
      {offers && <Offers offers={offers} unreadable={list.data?.unreadable ?? 0} onAdd={onAdd} />}
    </Panel>
  );
}

interface OffersProps extends Pick<CataloguePanelProps, 'onAdd'> {
  readonly offers: readonly CatalogueOffer[];
  readonly unreadable: number;
}

function Offers({ offers, unreadable, onAdd }: OffersProps) {
  const [text, setText] = useState('');
  const found = offers.filter((offer) => isFound(offer, text));
  return (
    <>
      {offers.length > searchThreshold && (
        <div className={styles.search}>
          <SearchField
            label={t`Search the catalogue`}
            placeholder={t`Search...`}
            value={text}
            onChange={setText}
          />
        </div>
      )}
      {found.length > 0 && (
        <ul aria-label={t`Plugins of the catalogue`} className={pageStyles.parts}>
          {found.map((offer) => (
            <CatalogueItem key={offer.plugin.id} offer={offer} onAdd={onAdd && (() => onAdd(offer))} />
          ))}
        </ul>
      )}
      {offers.length === 0 && <EmptyState compact title={t`No plugins are listed`} />}
      {offers.length > 0 && found.length === 0 && (
        <EmptyState
          compact
          title={t`No plugins match`}
          action={
            <Button onClick={() => setText('')}>
              <Trans>Clear search</Trans>
            </Button>
          }
        />
      )}
      {unreadable > 0 && (
        <p className={styles.source}>
          {t`${plural(unreadable, { one: '# entry could not be read.', other: '# entries could not be read.' })}`}
        </p>
      )}
    </>
  );
}
