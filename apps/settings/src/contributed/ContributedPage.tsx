import { useParams } from '@hondana/shared/navigation';
import { ContributionView, useContributions } from '@hondana/shared/remote/slots';
import { t } from '@lingui/core/macro';
import { PageHead } from '../shared/PageHead.tsx';

export function ContributedPage() {
  const { contribution = '' } = useParams();
  const offer = useContributions('settings.page').find(({ key }) => key === contribution);
  return (
    <>
      <PageHead title={offer?.title ?? t`Plugin`} />
      <ContributionView slot="settings.page" contributionKey={contribution} properties={{}} />
    </>
  );
}
