import { useCatalogueActions } from '@hondana/shared/actions/catalogueActions';
import { useServerControls } from '@hondana/shared/serverControl/serverControls';
import { useVisitor } from '../session/useVisitor.ts';
import { controlAction } from './controlAction.tsx';
import { cataloguedActions, type OfferedAction, ownAction } from './offeredActions.ts';
import { actionsFor } from './serverActions.ts';

/**
 * The global actions that the user may run: since 6 those of the server's catalogue, on servers before it ours. Ours too
 * while the catalogue loads, and if it cannot be read. Last come restart and shutdown, which no catalogue has.
 */
export function useOfferedActions() {
  const { isAdministrator, serverVersion } = useVisitor();
  const { actions: catalogue, query } = useCatalogueActions('Global');
  const own = actionsFor(isAdministrator, serverVersion);
  const actions: readonly OfferedAction[] = catalogue
    ? cataloguedActions(catalogue, own)
    : own.map(ownAction);
  const controls = useServerControls().map(controlAction);
  return { actions: [...actions, ...controls], query };
}
