import { t } from '@lingui/core/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CatalogueAction } from '../api/types.ts';
import { actionsQuery } from '../resources/actions.ts';
import { useMay } from '../resources/useMay.ts';
import { useIsAdministrator } from '../resources/users.ts';

/** What {@link useCatalogueActions} answers. */
export interface CatalogueActions {
  /** Those that the user may run; undefined until they have loaded, and before 6. */
  readonly actions: readonly CatalogueAction[] | undefined;
  readonly query: UseQueryResult<CatalogueAction[]>;
}

/**
 * The actions of a scope that the server and its plugins have, and that the user may run. Since 6; asks nothing before.
 * @example const { actions = [], query } = useCatalogueActions('Series');
 */
export function useCatalogueActions(scope: CatalogueAction['Scope']): CatalogueActions {
  const mayRead = useMay(actionsQuery);
  const isAdministrator = useIsAdministrator();
  const query = useQuery({ ...actionsQuery(), enabled: mayRead });
  const actions = mayRead ? query.data : undefined;
  return {
    actions: actions?.filter(
      ({ Scope, Permission }) => Scope === scope && (isAdministrator || Permission === 'User'),
    ),
    query,
  };
}

/** In the order in which they are shown; those of plugins come after. */
const categories: readonly CatalogueAction['Category'][] = [
  'Import',
  'AniDB',
  'TMDB',
  'Sync',
  'Images',
  'Maintenance',
  'Miscellaneous',
  'Destructive',
];

/**
 * What a category is called: translated, or the name of the plugin.
 * @example actionCategoryName(action) // 'Maintenance'
 */
export function actionCategoryName({
  Category,
  CategoryName,
}: Pick<CatalogueAction, 'Category' | 'CategoryName'>): string {
  const names: Partial<Record<CatalogueAction['Category'], string>> = {
    Import: t`Import`,
    Sync: t`Synchronization`,
    Images: t`Images`,
    Maintenance: t`Maintenance`,
    Miscellaneous: t`Miscellaneous`,
    Destructive: t`Deletion`,
  };
  return names[Category] ?? CategoryName;
}

/**
 * Where a category stands among the others, for sorting.
 * @example actions.toSorted((one, other) => actionCategoryRank(one.Category) - actionCategoryRank(other.Category))
 */
export function actionCategoryRank(category: CatalogueAction['Category']): number {
  const rank = categories.indexOf(category);
  return rank === -1 ? categories.length : rank;
}

/** A question before an action, as texts. */
export interface CatalogueQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/**
 * The question before an action for which the server wants one; undefined for the others.
 * @example const question = catalogueQuestion(action); // { title: 'Run “Purge”?', … }
 */
export function catalogueQuestion({
  Name: name,
  Description,
  RequiresConfirmation,
}: CatalogueAction): CatalogueQuestion | undefined {
  if (!RequiresConfirmation) return undefined;
  return {
    title: t`Run “${name}”?`,
    text: Description ?? t`The server asks to confirm this action. It may not be possible to undo it.`,
    confirmLabel: t`Run`,
  };
}
