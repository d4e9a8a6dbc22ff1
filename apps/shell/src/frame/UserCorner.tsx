import { currentUserQuery } from '@hondana/shared/resources/users';
import { signOut, useSession } from '@hondana/shared/session';
import { Avatar } from '@hondana/shared/ui/Avatar';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { signOutIcon } from '@hondana/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import styles from './TopBar.module.css';

/** Who is signed in, and the way out. */
export function UserCorner() {
  const session = useSession();
  const { data: user } = useQuery(currentUserQuery());
  const name = user?.Username ?? session?.username ?? '';
  return (
    <div className={styles.user}>
      <Avatar name={name} src={user?.Avatar} />
      <span className={styles.name} title={name}>
        {name}
      </span>
      <IconButton icon={signOutIcon} label="Sign out" onClick={() => signOut()} />
    </div>
  );
}
