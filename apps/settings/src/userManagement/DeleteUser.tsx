import type { User } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { deleteUser } from '@hondana/shared/resources/users';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface DeleteUserProps {
  /** Closed when undefined. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const name = user?.Username ?? '';
  const remove = useWrite(deleteUser, { done: { title: t`User deleted!`, text: name } });
  return (
    <ConfirmDialog
      open={user !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <Trans>
          Delete the user <bdi>{name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Delete user`}
      danger
      failure={(error) => {
        const reason = errorText(error) ?? '';
        return t`The user could not be deleted. ${reason}`;
      }}
      onConfirm={() => user && remove.mutateAsync({ userId: user.ID })}
    >
      <Trans>Their watched states, votes and API keys are also deleted. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
