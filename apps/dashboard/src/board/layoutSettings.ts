import type { DashboardBreakpoint, SettingsChange, WebUiSettings } from '@hondana/shared/settings';
import { switchWidgets } from '../shared/widgets.ts';
import { placesToSave } from './arrange.ts';
import { defaultGrids } from './defaultGrids.ts';
import { savedOrDefault } from './grid.ts';
import type { Arrangement } from './useArrangement.ts';

export type SavedGrids = WebUiSettings['layout']['dashboard'];

export function replaceGrids(dashboard: SavedGrids): SettingsChange {
  return (settings) => ({ ...settings, layout: { ...settings.layout, dashboard } });
}

export function saveDrafts({ drafts, hidden }: Pick<Arrangement, 'drafts' | 'hidden'>): SettingsChange {
  return (settings) => {
    const saved = settings.layout.dashboard;
    const changed = Object.entries(drafts).map(([name, grid]) => {
      const before = savedOrDefault(name as DashboardBreakpoint, saved);
      return [name, placesToSave(grid, before)];
    });
    const arranged = replaceGrids({ ...saved, ...Object.fromEntries(changed) });
    return switchWidgets(hidden, changed.length > 0 ? arranged(settings) : settings);
  };
}

export function defaultLayout(): SavedGrids {
  return { lg: placesToSave(defaultGrids.lg, []), md: placesToSave(defaultGrids.md, []) };
}
