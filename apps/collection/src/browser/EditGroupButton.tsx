import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon } from '@hondana/shared/ui/icons';
import { useEditing } from '../editing/EditingProvider.tsx';

/** Opens the editor of the group whose series are shown. */
export function EditGroupButton({ groupId }: { readonly groupId: number }) {
  const { editGroup } = useEditing();
  return (
    <IconButton
      icon={editIcon}
      label="Edit Group"
      aria-haspopup="dialog"
      onClick={() => editGroup(groupId)}
    />
  );
}
