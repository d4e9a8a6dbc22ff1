import { useWebUiSettings } from '@hondana/shared/settings';

/** Whether the dashboard names series for adults: hidden unless the person says otherwise. */
export function useShowsRestricted(): boolean {
  return useWebUiSettings(({ dashboard }) => !dashboard.hideR18Content);
}
