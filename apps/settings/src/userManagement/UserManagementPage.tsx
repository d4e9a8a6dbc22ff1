import { Link } from '@hondana/shared/navigation';
import { plusIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { UserTable } from './UserTable.tsx';

/** Who may use this server. */
export function UserManagementPage() {
  return (
    <Panel
      title="Users"
      data-setting="place:users"
      flush
      actions={
        <LinkButton component={Link} to="/settings/user-management/new" size="small" icon={plusIcon}>
          Add User
        </LinkButton>
      }
    >
      <UserTable />
    </Panel>
  );
}
