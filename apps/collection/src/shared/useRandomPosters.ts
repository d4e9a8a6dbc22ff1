import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import { readSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** While set, the first page isn't requested before the settings are known (remote.config.ts). */
const storageKey = 'random-posters';

/**
 * Part of the lists' query keys: until the settings load, the last value in this browser applies, so that nothing is
 * fetched twice.
 */
export function useRandomPosters(): boolean {
  const { data: chosen } = useQuery({
    ...webUiSettingsQuery(),
    select: ({ text }) => readSettings(text).collection.image.showRandomPoster,
  });
  const [stored] = useState(() => readUserItem('browser', storageKey) === true);
  useEffect(() => {
    if (chosen !== undefined) writeUserItem('browser', storageKey, chosen || undefined);
  }, [chosen]);
  return chosen ?? stored;
}
