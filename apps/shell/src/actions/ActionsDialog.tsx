import { Dialog } from '@hondana/shared/overlays/dialog';
import { useContributions } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PartProps } from '../parts/partProps.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { ActionRow } from './ActionRow.tsx';
import styles from './ActionsDialog.module.css';
import { ContributedAction } from './ContributedAction.tsx';
import { actionsFor, categories, categoryName, findActions } from './serverActions.ts';

export function ActionsDialog({ onClose }: PartProps) {
  const { isAdministrator, serverVersion } = useVisitor();
  const [text, setText] = useState('');
  const found = findActions(actionsFor(isAdministrator, serverVersion), text);
  const offers = useContributions('action').filter(({ title }) =>
    title.toLowerCase().includes(searchTerm(text).toLowerCase()),
  );
  const sections = categories
    .map((category) => ({ category, actions: found.filter((action) => action.category === category) }))
    .filter(({ actions }) => actions.length > 0);

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
      {sections.map(({ category, actions }) => (
        <section key={category} aria-label={categoryName(category)} className={styles.section}>
          <Heading level={3}>{categoryName(category)}</Heading>
          <ul>
            {actions.map((action) => (
              <ActionRow key={action.label.id} action={action} />
            ))}
          </ul>
        </section>
      ))}
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
      {sections.length + offers.length === 0 && (
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
