import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { User } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { currentUserQuery, usersQuery } from '@hondana/shared/resources/users';
import { Avatar } from '@hondana/shared/ui/Avatar';
import { Badge } from '@hondana/shared/ui/Badge';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon, trashIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteUser } from './DeleteUser.tsx';
import styles from './UserTable.module.css';

interface UserTableProps {
  /** Appended to links to users. */
  readonly fragment: string;
}

export function UserTable({ fragment }: UserTableProps) {
  const [deleting, setDeleting] = useState<User>();
  const users = useQuery({ ...usersQuery(), retry: retryOnce });
  const { data: ownId } = useQuery({ ...currentUserQuery(), select: ({ ID }) => ID });
  if (users.isError && !users.data)
    return <QueryFailure query={users} compact title={t`The users could not be loaded`} />;
  if (!users.data) return <Skeleton shape="block" height="10rem" />;

  const askDelete = (user: User): void => {
    if (user.ID !== ownId) {
      setDeleting(user);
      return;
    }
    notify({
      kind: 'error',
      title: t`Woah there buddy! You just tried to delete yourself from the matrix. That's not the way to go about doing it.`,
      key: 'delete-user',
    });
  };
  const columns: readonly TableColumn<User>[] = [
    {
      key: 'name',
      header: t`Username`,
      heading: true,
      cell: (user) => (
        <span className={styles.name}>
          <Avatar name={user.Username} src={user.Avatar} size="small" />
          <bdi>{user.Username}</bdi>
        </span>
      ),
    },
    {
      key: 'role',
      header: t`Role`,
      cell: ({ IsAdmin }) =>
        IsAdmin ? (
          <Badge tone="accent">
            <Trans>Administrator</Trans>
          </Badge>
        ) : (
          t`User`
        ),
    },
    {
      key: 'tags',
      header: t`Restricted Tags`,
      cell: ({ RestrictedTags }) =>
        RestrictedTags.length === 0
          ? t({ message: 'None', context: 'restricted tags' })
          : t`${plural(RestrictedTags.length, { one: '# tag', other: '# tags' })}`,
    },
    {
      key: 'actions',
      header: t`Actions`,
      bare: true,
      align: 'end',
      cell: (user) => {
        const name = user.Username;
        return (
          <span className={styles.actions}>
            <LinkButton
              component={Link}
              to={`/settings/user-management/${user.ID}${fragment}`}
              size="small"
              icon={editIcon}
              aria-label={t`Edit ${name}`}
            >
              <Trans>Edit</Trans>
            </LinkButton>
            <IconButton
              icon={trashIcon}
              label={t`Delete ${name}`}
              title={t`Delete`}
              size="small"
              onClick={() => askDelete(user)}
            />
          </span>
        );
      },
    },
  ];
  return (
    <>
      <Table caption={t`Users`} columns={columns} rows={users.data} rowKey={({ ID }) => ID} />
      <DeleteUser user={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
