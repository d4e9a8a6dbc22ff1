import { errorText } from '@hondana/shared/api/ApiError';
import { userKeys } from '@hondana/shared/api/queryKeys';
import type { User } from '@hondana/shared/api/types';
import { deleteUser } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { useQueryClient } from '@tanstack/react-query';

interface DeleteUserProps {
  /** The user to ask about; nobody asks nothing. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** Asks before a user goes, with all that is theirs. */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const client = useQueryClient();
  const name = user?.Username ?? '';
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
      onConfirm={async () => {
        if (user) await deleteUser(user.ID);
        notify({ kind: 'success', title: 'User deleted!', text: name });
        await markStale(client, [userKeys.all]);
      }}
    >
      What they have watched and voted goes too, and their API keys end. This cannot be undone.
    </ConfirmDialog>
  );
}
