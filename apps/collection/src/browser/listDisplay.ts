import type { WebUiSettings } from '@hondana/shared/settings';

/** How a list looks: a wall of pictures, cards with more text, or rows with columns. */
export type CardView = 'poster' | 'list' | 'table';

export const posterSizes = ['small', 'medium', 'large'] as const;
export type PosterSize = (typeof posterSizes)[number];

/** What the table can show beside the name, in the order of its columns. */
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

/** What this interface alone knows of how lists look: other interfaces have neither tables nor sizes. */
interface OwnDisplay {
  readonly isTable: boolean;
  readonly posterSize: PosterSize;
  readonly columns: readonly ColumnName[];
}

/** Until the user chooses otherwise, and where something else is kept than this version knows. */
const ownDefaults: OwnDisplay = {
  isTable: false,
  posterSize: 'medium',
  columns: ['type', 'airDate', 'rating', 'episodes', 'unwatched', 'missing'],
};

/** Under `hondana` in the settings. */
const place = 'collection';

function ownDisplay({ hondana }: WebUiSettings): OwnDisplay {
  const { isTable, posterSize, columns } = {
    ...(hondana[place] as Partial<Record<keyof OwnDisplay, unknown>>),
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
    hondana: { ...settings.hondana, [place]: { ...ownDisplay(settings), ...change } },
  };
}

export function cardView(settings: WebUiSettings): CardView {
  return ownDisplay(settings).isTable ? 'table' : settings.collection.view;
}

/** A table is kept beside the view that other interfaces know, which stays as it was. */
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
