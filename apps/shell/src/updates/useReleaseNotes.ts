import type { ComponentVersion } from '@hondana/shared/api/types';
import { isWithin } from '@hondana/shared/remote/range';
import { useListedInterfaces } from '@hondana/shared/resources/updates';

/** In Markdown, undefined while loading. Since 6 those of each version after the own one, as several may have passed. */
export function useReleaseNotes(offered: ComponentVersion, own: string): string | null | undefined {
  const { data: listed = [], isLoading } = useListedInterfaces();
  if (isLoading) return undefined;
  const after = listed.filter(
    ({ Version, ReleaseChannel }) =>
      ReleaseChannel === offered.ReleaseChannel && isWithin(Version ?? '', `>${own} <=${offered.Version}`),
  );
  if (after.length < 2) return offered.Description;
  return after.map(({ Version, Description }) => `# ${Version}\n\n${Description ?? ''}`).join('\n\n');
}
