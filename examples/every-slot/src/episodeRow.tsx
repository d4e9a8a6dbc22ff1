import { usePluginStorage } from '@hondana/shared/remote/pluginStorage';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';

export const contribution: SlotContent<'episode.row'> = function Bookmark({ episodeId, tabIndex }) {
  const [kept, keep] = usePluginStorage('every-slot', 'bookmark');
  const isHere = kept === episodeId;
  return (
    <Button
      size="small"
      variant="quiet"
      tabIndex={tabIndex}
      aria-pressed={isHere}
      onClick={() => keep(isHere ? undefined : episodeId)}
    >
      {isHere ? 'Bookmarked' : 'Bookmark'}
    </Button>
  );
};
