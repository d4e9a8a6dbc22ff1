import { withFilterErrors } from '../filters/filterBody.ts';
import type { FilterPreset } from '../model/types.ts';
import type { View } from './view.ts';

/** Groups that a filter finds, or filters in a directory. */
export function filterSize(view: View, preset: FilterPreset, includeEmptyGroups = true): number {
  if (preset.isDirectory) {
    let count = 0;
    for (const one of view.library.filters.values()) if (one.parentId === preset.id) count += 1;
    return count;
  }
  return withFilterErrors(() => view.engine.countGroups(preset, view.visitor, includeEmptyGroups));
}

export function presentFilter(
  view: View,
  preset: FilterPreset,
  withConditions: boolean,
  size = filterSize(view, preset),
) {
  return {
    IDs: { ...(preset.parentId === null ? {} : { ParentFilter: preset.parentId }), ID: preset.id },
    IsLocked: preset.isLocked,
    IsDirectory: preset.isDirectory,
    IsHidden: preset.isHidden,
    ApplyAtSeriesLevel: preset.applyAtSeriesLevel,
    ...(withConditions && preset.expression !== null ? { Expression: preset.expression } : {}),
    ...(withConditions ? { Sorting: preset.sorting ?? { Type: 'Name', IsInverted: false } } : {}),
    Name: preset.name,
    Size: size,
  };
}
