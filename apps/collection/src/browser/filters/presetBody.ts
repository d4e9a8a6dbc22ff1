import type { Filter, FilterBody } from '@hondana/shared/api/types';

/** As `replaceFilter` takes it. */
export function presetBody(preset: Filter): FilterBody {
  const { Name, IDs, IsDirectory, IsHidden, ApplyAtSeriesLevel, Expression, Sorting } = preset;
  return {
    Name,
    ParentID: IDs.ParentFilter ?? null,
    IsDirectory,
    IsHidden,
    ApplyAtSeriesLevel,
    ...(Expression && { Expression }),
    ...(Sorting && { Sorting }),
  };
}
