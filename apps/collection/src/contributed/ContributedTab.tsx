import { useParams } from '@hondana/shared/navigation';
import { ContributionView } from '@hondana/shared/remote/slots';

/** A tab of the series page that another remote contributes. */
export function ContributedTab() {
  const { seriesId, contribution = '' } = useParams();
  return (
    <ContributionView
      slot="series.tab"
      contributionKey={contribution}
      properties={{ seriesId: Number(seriesId) }}
    />
  );
}
