import {
  actionCategoryName,
  type CatalogueQuestion,
  catalogueQuestion,
  useCatalogueActions,
} from '@hondana/shared/actions/catalogueActions';
import type { CatalogueAction } from '@hondana/shared/api/types';
import type { PreparedWrite } from '@hondana/shared/api/write';
import { textOf } from '@hondana/shared/language/texts';
import { runSeriesAction } from '@hondana/shared/resources/runSeriesAction';
import { useIsAdministrator } from '@hondana/shared/resources/users';
import { knownSeriesActions, offeredElsewhere } from './knownSeriesActions.ts';

/** An action of the server's catalogue on a series, under our name where we have one. */
export interface SeriesCatalogueAction {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly text: string;
  readonly question: CatalogueQuestion | undefined;
  readonly isKnown: boolean;
  readonly writeFor: (seriesId: number) => PreparedWrite;
}

function offered(info: CatalogueAction, isAdministrator: boolean): SeriesCatalogueAction {
  const { ID: actionId, Name, Description } = info;
  const known = knownSeriesActions.find(({ catalogueId }) => catalogueId === actionId);
  // Its own address works on recorded builds of 6.0 that fail at any action by ID.
  const own = known && (isAdministrator || known.write.role === 'user') ? known.write : undefined;
  return {
    id: actionId,
    category: actionCategoryName(info),
    name: known ? textOf(known.label) : Name,
    text: known ? textOf(known.text) : (Description ?? ''),
    question: catalogueQuestion(info),
    isKnown: known !== undefined,
    writeFor: (seriesId) => own?.with({ seriesId }) ?? runSeriesAction.with({ seriesId, actionId }),
  };
}

/**
 * The catalogue's actions on series that the user may run, but for those that have a menu entry of their own everywhere.
 * Undefined before version 6, and until they have loaded.
 */
export function useSeriesCatalogue() {
  const { actions, query } = useCatalogueActions('Series');
  const isAdministrator = useIsAdministrator();
  return {
    actions: actions
      ?.filter(({ ID }) => !offeredElsewhere.includes(ID))
      .map((info) => offered(info, isAdministrator)),
    query,
  };
}
