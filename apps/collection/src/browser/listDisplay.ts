import type { WebUiSettings } from '@hondana/shared/settings';

export type CardView = 'poster' | 'list' | 'table';

export const posterSizes = ['small', 'medium', 'large'] as const;
export type PosterSize = (typeof posterSizes)[number];

/** In the order of the columns. */
export const columnNames = [
  'type',
  'airDate',
  'endDate',
  'rating',
  'series',
  'episodes',
  'specials',
  'watched',
  'unwatched',
  'missing',
  'added',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** Other web UIs have neither tables nor sizes. */
interface OwnDisplay {
  readonly isTable: boolean;
  readonly posterSize: PosterSize;
  readonly columns: readonly ColumnName[];
}

/** Also for stored values that this version doesn't know. */
const ownDefaults: OwnDisplay = {
  isTable: false,
  posterSize: 'medium',
  columns: ['type', 'airDate', 'rating', 'episodes', 'unwatched', 'missing'],
};

/** Under `hondana` in the settings. */
const settingsKey = 'collection';

function ownDisplay({ hondana }: WebUiSettings): OwnDisplay {
  const { isTable, posterSize, columns } = {
    ...(hondana[settingsKey] as Partial<Record<keyof OwnDisplay, unknown>>),
  };
  return {
    isTable: isTable === true,
    posterSize: posterSizes.find((size) => size === posterSize) ?? ownDefaults.posterSize,
    columns: Array.isArray(columns)
      ? columnNames.filter((name) => columns.includes(name))
      : ownDefaults.columns,
  };
}

function withOwn(settings: WebUiSettings, change: Partial<OwnDisplay>): WebUiSettings {
  return {
    ...settings,
    hondana: { ...settings.hondana, [settingsKey]: { ...ownDisplay(settings), ...change } },
  };
}

export function cardView(settings: WebUiSettings): CardView {
  return ownDisplay(settings).isTable ? 'table' : settings.collection.view;
}

/** The table is stored beside the view that other interfaces know, which stays as it was. */
export function withView(settings: WebUiSettings, view: CardView): WebUiSettings {
  const own = withOwn(settings, { isTable: view === 'table' });
  return view === 'table' ? own : { ...own, collection: { ...own.collection, view } };
}

export function posterSize(settings: WebUiSettings): PosterSize {
  return ownDisplay(settings).posterSize;
}

export function withPosterSize(settings: WebUiSettings, size: PosterSize): WebUiSettings {
  return withOwn(settings, { posterSize: size });
}

export function tableColumns(settings: WebUiSettings): readonly ColumnName[] {
  return ownDisplay(settings).columns;
}

export function withColumn(settings: WebUiSettings, name: ColumnName, isShown: boolean): WebUiSettings {
  const shown = tableColumns(settings);
  return withOwn(settings, {
    columns: columnNames.filter((one) => (one === name ? isShown : shown.includes(one))),
  });
}
