import { Link } from '@hondana/shared/navigation';
import { plusIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { PageHead } from '../shared/PageHead.tsx';
import { UserTable } from './UserTable.tsx';

/** Who may use this server. */
export function UserManagementPage() {
  return (
    <>
      <PageHead title="User Management" />
      <Panel
        title="Users"
        flush
        actions={
          <LinkButton component={Link} to="/settings/user-management/new" size="small" icon={plusIcon}>
            Add User
          </LinkButton>
        }
      >
        <UserTable />
      </Panel>
    </>
  );
}
