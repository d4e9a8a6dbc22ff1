import { Link, useLocation } from '@hondana/shared/navigation';
import { Banner } from '@hondana/shared/ui/Banner';
import { plusIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { nameInFragment } from '../shared/useSettingTarget.ts';
import { UserTable } from './UserTable.tsx';

/** The palette links here for these, as they differ per user. */
const questions: Readonly<Record<string, string>> = {
  'place:tags': 'Choose the user whose restricted tags you want to change.',
  'place:password': 'Choose the user whose password you want to change.',
  'place:avatar': 'Choose the user whose avatar you want to change.',
};

export function UserManagementPage() {
  const { hash } = useLocation();
  const question = questions[nameInFragment(hash) ?? ''];
  return (
    <>
      {question !== undefined && <Banner tone="info" title={question} />}
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
        <UserTable fragment={question === undefined ? '' : hash} />
      </Panel>
    </>
  );
}
