import { useCatalogueActions } from '@hondana/shared/actions/catalogueActions';
import { useVisitor } from '../session/useVisitor.ts';
import { cataloguedActions, type OfferedAction, ownAction } from './offeredActions.ts';
import { actionsFor } from './serverActions.ts';

/**
 * The global actions that the user may run: since 6 those of the server's catalogue, on servers before it ours. Ours too
 * while the catalogue loads, and if it cannot be read.
 */
export function useOfferedActions() {
  const { isAdministrator, serverVersion } = useVisitor();
  const { actions: catalogue, query } = useCatalogueActions('Global');
  const own = actionsFor(isAdministrator, serverVersion);
  const actions: readonly OfferedAction[] = catalogue
    ? cataloguedActions(catalogue, own)
    : own.map(ownAction);
  return { actions, query };
}
