import { useParams } from '@hondana/shared/navigation';
import { ContributionView, useContributions } from '@hondana/shared/remote/slots';
import { PageHead } from '../shared/PageHead.tsx';

export function ContributedPage() {
  const { contribution = '' } = useParams();
  const offer = useContributions('settings.page').find(({ key }) => key === contribution);
  return (
    <>
      <PageHead title={offer?.title ?? 'Plugin'} />
      <ContributionView slot="settings.page" contributionKey={contribution} properties={{}} />
    </>
  );
}
