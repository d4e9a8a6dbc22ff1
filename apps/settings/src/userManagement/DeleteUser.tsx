import type { User } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { deleteUser } from '@hondana/shared/resources/users';

interface DeleteUserProps {
  /** Closed when undefined. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const name = user?.Username ?? '';
  const remove = useWrite(deleteUser, { done: { title: 'User deleted!', text: name } });
  return (
    <ConfirmDialog
      open={user !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <>
          Delete the user <bdi>{name}</bdi>?
        </>
      }
      confirmLabel="Delete user"
      danger
      failure={(error) => `The user could not be deleted. ${errorText(error) ?? ''}`}
      onConfirm={() => user && remove.mutateAsync({ userId: user.ID })}
    >
      Their watched states, votes and API keys are also deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
