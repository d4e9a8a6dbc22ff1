import { Link } from '@hondana/shared/navigation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageFrame } from './PageFrame.tsx';

/** In place of a page that changes release info, for those who may not. */
export function OnlyAdministrators({ heading }: { readonly heading: string }) {
  return (
    <PageFrame heading={heading}>
      <EmptyState
        title={t`Release info cannot be changed here`}
        text={t`Only administrators can change it, on Shoko Server 6 and later.`}
        action={
          <LinkButton component={Link} to="/utilities/file-search">
            <Trans>File Search</Trans>
          </LinkButton>
        }
      />
    </PageFrame>
  );
}
