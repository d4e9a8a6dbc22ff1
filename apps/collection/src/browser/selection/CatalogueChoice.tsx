import { Dialog } from '@hondana/shared/overlays/dialog';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { ActionRow } from '../../editing/ActionRow.tsx';
import { type SeriesCatalogueAction, useSeriesCatalogue } from '../../shared/useSeriesCatalogue.ts';
import styles from './CatalogueChoice.module.css';

interface CatalogueChoiceProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (action: SeriesCatalogueAction) => void;
}

/** Chooses one of the server's actions on series, to be run on all the selected ones. */
export function CatalogueChoice({ count, onClose, onChoose }: CatalogueChoiceProps) {
  const { actions, query } = useSeriesCatalogue();
  const [text, setText] = useState('');
  const term = searchTerm(text).toLowerCase();
  const found = actions?.filter((action) =>
    `${action.name} ${action.text} ${action.category}`.toLowerCase().includes(term),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={t`Actions on ${plural(count, { one: '# series', other: '# series' })}`}
    >
      <SearchField
        label={t`Search actions`}
        placeholder={t`Search actions...`}
        value={text}
        onChange={setText}
      />
      <QueryFailure query={query} compact title={t`The server’s list of actions could not be read`} />
      {query.isPending && <Skeleton height="12rem" shape="block" />}
      {found?.length === 0 && <EmptyState compact title={t`No action matches`} />}
      {[...Map.groupBy(found ?? [], ({ category }) => category)].map(([category, ofCategory]) => (
        <section key={category} aria-label={category} className={styles.section}>
          <Heading level={3}>{category}</Heading>
          {ofCategory.map((action) => (
            <ChoiceRow key={action.id} action={action} onChoose={onChoose} />
          ))}
        </section>
      ))}
    </Dialog>
  );
}

interface ChoiceRowProps {
  readonly action: SeriesCatalogueAction;
  readonly onChoose: (action: SeriesCatalogueAction) => void;
}

function ChoiceRow({ action, onChoose }: ChoiceRowProps) {
  const { name, text } = action;
  return (
    <ActionRow name={name} label={t`Run… ${name}`} verb={t`Run…`} onPress={() => onChoose(action)}>
      {text}
    </ActionRow>
  );
}
