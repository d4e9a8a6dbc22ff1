import { useWebUiSettings } from '@hondana/shared/settings';

export function useShowsRestricted(): boolean {
  return useWebUiSettings(({ dashboard }) => !dashboard.hideR18Content);
}
