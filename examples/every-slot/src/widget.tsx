import type { SlotContent } from '@hondana/shared/remote/slots';
import { collectionStatisticsQuery } from '@hondana/shared/resources/dashboard';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { plural } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'dashboard.widget'> = function SeriesCount() {
  const statistics = useQuery(collectionStatisticsQuery({}));
  return (
    <QueryView compact query={statistics} title="The series could not be counted">
      {({ SeriesCount }) => <p>{plural(SeriesCount, { one: '# series', other: '# series' })}</p>}
    </QueryView>
  );
};
