import { configureNotices } from '@hondana/shared/overlays/notices';
import { useWebUiSettings } from '@hondana/shared/settings';
import { useEffect } from 'react';

export function useNoticeSettings(): void {
  const enabled = useWebUiSettings((settings) => settings.notifications);
  const position = useWebUiSettings((settings) => settings.toastPosition);
  useEffect(() => configureNotices({ enabled, position }), [enabled, position]);
}
