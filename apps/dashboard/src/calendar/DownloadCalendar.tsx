import type { DashboardEpisode } from '@hondana/shared/api/types';
import { useHref } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { downloadText } from '@hondana/shared/ui/downloadText';
import { downloadIcon } from '@hondana/shared/ui/icons';
import { Trans } from '@lingui/react/macro';
import { episodeAddress } from '../shared/episodeAddress.ts';
import { icalendar } from './icalendar.ts';
import type { Month } from './month.ts';

interface DownloadCalendarProps {
  readonly month: Month;
  readonly episodes: readonly DashboardEpisode[];
}

export function DownloadCalendar({ month, episodes }: DownloadCalendarProps) {
  const home = useHref('/').replace(/\/$/, '');
  const addressOf = (episode: DashboardEpisode): string => {
    const address = episodeAddress(episode);
    return 'to' in address ? `${location.origin}${home}${address.to}` : address.href;
  };
  const download = () => {
    const text = icalendar(episodes, addressOf, new Date());
    downloadText(`anime-${month}.ics`, text, 'text/calendar;charset=utf-8');
  };
  return (
    <Button icon={downloadIcon} disabled={episodes.length === 0} onClick={download}>
      <Trans>Download (iCal)</Trans>
    </Button>
  );
}
