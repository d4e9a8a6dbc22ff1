import type { SlotContent } from '@hondana/shared/remote/slots';
import { collectionStatisticsQuery } from '@hondana/shared/resources/dashboard';
import { plural } from '@hondana/shared/ui/format';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'dashboard.widget'> = function SeriesCount() {
  const statistics = useQuery(collectionStatisticsQuery({}));
  return (
    <QueryView compact query={statistics} title="The series could not be counted">
      {({ SeriesCount }) => <p>{plural(SeriesCount, 'series', 'series')}</p>}
    </QueryView>
  );
};
