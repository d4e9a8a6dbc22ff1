import { currentUserQuery } from '@hondana/shared/resources/users';
import { useSession } from '@hondana/shared/session';
import { Avatar } from '@hondana/shared/ui/Avatar';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { framePart } from './framePart.ts';
import { MenuButton } from './MenuButton.tsx';
import styles from './TopBar.module.css';

const AccountMenu = framePart('AccountMenu');

export function UserCorner() {
  const session = useSession();
  const { data: user } = useQuery(currentUserQuery());
  const name = user?.Username ?? session?.username ?? '';
  return (
    <MenuButton className={styles.user} menu={AccountMenu} properties={{}}>
      <VisuallyHidden>
        <Trans>Account:</Trans>{' '}
      </VisuallyHidden>
      <Avatar name={name} src={user?.Avatar} />
      <span className={styles.name} title={name}>
        {name}
      </span>
    </MenuButton>
  );
}
