import { QueryFailure, type ShownQuery } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { type BoundAction, CatalogueActionRow } from './CatalogueActionRow.tsx';

interface CatalogueTabProps {
  readonly actions: readonly BoundAction[] | undefined;
  readonly query: ShownQuery<unknown>;
}

/** What the other tabs of an editor don't offer, such as the actions of plugins. */
function CatalogueTab({ actions = [], query }: CatalogueTabProps) {
  return (
    <div>
      <QueryFailure query={query} compact title={t`The server’s list of actions could not be read`} />
      {actions.map((action) => (
        <CatalogueActionRow key={action.id} action={action} />
      ))}
    </div>
  );
}

/** Undefined if there is nothing to offer. It comes last: it appears late, and must not shift the others. */
export function catalogueTab(content: CatalogueTabProps) {
  const { actions, query } = content;
  const isEmpty = actions === undefined || actions.length === 0;
  if (isEmpty && !(query.error && query.data === undefined)) return undefined;
  return { value: 'more', label: t`More Actions`, panel: () => <CatalogueTab {...content} /> };
}
