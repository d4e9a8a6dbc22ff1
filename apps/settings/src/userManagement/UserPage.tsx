import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Link, useParams } from '@hondana/shared/navigation';
import { currentUserQuery, usersQuery } from '@hondana/shared/resources/users';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { arrowLeftIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PasswordPanel } from '../shared/account/PasswordPanel.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useSettingTarget } from '../shared/useSettingTarget.ts';
import { UserEditor } from './UserEditor.tsx';

export function UserPage() {
  const { userId } = useParams();
  const back = (
    <div>
      <LinkButton component={Link} to="/settings/user-management" size="small" icon={arrowLeftIcon}>
        <Trans>All users</Trans>
      </LinkButton>
    </div>
  );
  if (userId === 'new') {
    return (
      <>
        {back}
        <PageHead title={t`Add User`} />
        <UserEditor user={undefined} />
      </>
    );
  }
  return (
    <>
      {back}
      <KnownUser key={userId} userId={Number(userId)} />
    </>
  );
}

function KnownUser({ userId }: { readonly userId: number }) {
  const users = useQuery({ ...usersQuery(), retry: retryOnce });
  const { data: ownId } = useQuery({ ...currentUserQuery(), select: ({ ID }) => ID });
  const user = users.data?.find(({ ID }) => ID === userId);
  useSettingTarget(user !== undefined);
  if (user) {
    return (
      <>
        <PageHead title={user.Username} />
        <UserEditor user={user} />
        <PasswordPanel userId={user.ID === ownId ? undefined : user.ID} />
      </>
    );
  }
  return (
    <QueryView
      query={users}
      as="h1"
      title={t`The user could not be loaded`}
      pending={
        <>
          <PageHead title={t`User`} />
          <Skeleton shape="block" height="20rem" />
        </>
      }
    >
      {() => <EmptyState as="h1" title={t`User not found`} text={t`They may have been deleted.`} />}
    </QueryView>
  );
}
