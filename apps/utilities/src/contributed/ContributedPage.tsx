import { useParams } from '@hondana/shared/navigation';
import { ContributionView, useContributions } from '@hondana/shared/remote/slots';
import { t } from '@lingui/core/macro';
import { PageTitle } from '../shared/PageTitle.tsx';
import styles from './ContributedPage.module.css';

export function ContributedPage() {
  const { contribution = '' } = useParams();
  const offer = useContributions('utilities.page').find(({ key }) => key === contribution);
  const heading = offer?.title ?? t`Utilities`;
  return (
    <div className={styles.page}>
      <title>{`${heading} · Hondana`}</title>
      <PageTitle heading={heading} />
      <ContributionView slot="utilities.page" contributionKey={contribution} properties={{}} />
    </div>
  );
}
