import { keepUserItem, readUserItem } from '@hondana/shared/session/userStorage';
import { readSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The first page is asked for before any settings are known, unless this is kept (remote.config.ts). */
const item = 'random-posters';

/**
 * Whether lists show random posters, which is part of what they ask for. Until the settings are known it is as it was
 * the last time in this browser, so that nothing is asked for twice.
 */
export function useRandomPosters(): boolean {
  const { data: chosen } = useQuery({
    ...webUiSettingsQuery(),
    select: ({ text }) => readSettings(text).collection.image.showRandomPoster,
  });
  const [kept] = useState(() => readUserItem('browser', item) === true);
  useEffect(() => {
    if (chosen !== undefined) keepUserItem('browser', item, chosen || undefined);
  }, [chosen]);
  return chosen ?? kept;
}
