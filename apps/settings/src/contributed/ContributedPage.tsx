import { useParams } from '@hondana/shared/navigation';
import { ContributionView, useContributions } from '@hondana/shared/remote/slots';

/** A page of the settings that a plugin brings. */
export function ContributedPage() {
  const { contribution = '' } = useParams();
  const offer = useContributions('settings.page').find(({ key }) => key === contribution);
  return (
    <>
      <title>{`${offer?.title ?? 'Plugin'} · Settings · Hondana`}</title>
      <ContributionView slot="settings.page" contributionKey={contribution} properties={{}} />
    </>
  );
}
