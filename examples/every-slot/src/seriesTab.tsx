import type { SlotContent } from '@hondana/shared/remote/slots';
import { seriesQuery } from '@hondana/shared/resources/series';
import { Panel } from '@hondana/shared/ui/Panel';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'series.tab'> = function Facts({ seriesId }) {
  const series = useQuery(seriesQuery({ seriesId }));
  return <Panel title="Facts">{series.data?.Name}</Panel>;
};
