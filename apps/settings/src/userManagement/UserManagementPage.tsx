import { textOf } from '@hondana/shared/language/texts';
import { Link, useLocation } from '@hondana/shared/navigation';
import { Banner } from '@hondana/shared/ui/Banner';
import { plusIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { nameInFragment } from '../shared/useSettingTarget.ts';
import { UserTable } from './UserTable.tsx';

/** The palette links here for these, as they differ per user. */
const questions = new Map(
  Object.entries({
    'place:tags': msg`Choose the user whose restricted tags you want to change.`,
    'place:password': msg`Choose the user whose password you want to change.`,
    'place:avatar': msg`Choose the user whose avatar you want to change.`,
  }),
);

export function UserManagementPage() {
  const { hash } = useLocation();
  const question = questions.get(nameInFragment(hash) ?? '');
  return (
    <>
      {question !== undefined && <Banner tone="info" title={textOf(question)} />}
      <Panel
        title={t`Users`}
        data-setting="place:users"
        flush
        actions={
          <LinkButton component={Link} to="/settings/user-management/new" size="small" icon={plusIcon}>
            <Trans>Add User</Trans>
          </LinkButton>
        }
      >
        <UserTable fragment={question === undefined ? '' : hash} />
      </Panel>
    </>
  );
}
