import { useParams } from '@hondana/shared/navigation';
import { ContributionView } from '@hondana/shared/remote/slots';

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
