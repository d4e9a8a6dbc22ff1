import { Dialog } from '@hondana/shared/overlays/dialog';
import { useContributions } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PartProps } from '../parts/partProps.ts';
import { ActionRow } from './ActionRow.tsx';
import styles from './ActionsDialog.module.css';
import { ContributedAction } from './ContributedAction.tsx';
import { findActions } from './offeredActions.ts';
import { useOfferedActions } from './useOfferedActions.ts';

export function ActionsDialog({ onClose }: PartProps) {
  const { actions, query } = useOfferedActions();
  const [text, setText] = useState('');
  const found = findActions(actions, text);
  const offers = useContributions('action').filter(({ title }) =>
    title.toLowerCase().includes(searchTerm(text).toLowerCase()),
  );
  const sections = [...Map.groupBy(found, ({ category }) => category)];

  return (
    <Dialog
      open
      size="large"
      title={t`Actions`}
      description={t`Actions are added to the server’s queue and run in order.`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.search}>
        <SearchField
          label={t`Search actions`}
          placeholder={t`Search actions...`}
          value={text}
          onChange={setText}
        />
      </div>
      <QueryFailure query={query} compact title={t`The server’s list of actions could not be read`} />
      {query.isLoading ? (
        <Skeleton height="12rem" shape="block" />
      ) : (
        sections.map(([category, ofCategory]) => (
          <section key={category} aria-label={category} className={styles.section}>
            <Heading level={3}>{category}</Heading>
            <ul>
              {ofCategory.map((action) => (
                <ActionRow key={action.id + action.write.path} action={action} />
              ))}
            </ul>
          </section>
        ))
      )}
      {offers.length > 0 && (
        <section aria-label={t`Installed parts`} className={styles.section}>
          <Heading level={3}>
            <Trans>Installed parts</Trans>
          </Heading>
          <ul>
            {offers.map((offer) => (
              <ContributedAction key={offer.key} offer={offer} />
            ))}
          </ul>
        </section>
      )}
      {!query.isLoading && sections.length + offers.length === 0 && (
        <EmptyState
          compact
          title={t`No action matches`}
          action={
            <Button onClick={() => setText('')}>
              <Trans>Clear search</Trans>
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
