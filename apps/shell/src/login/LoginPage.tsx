import { Navigate } from '@hondana/shared/navigation';
import { checkedRedirect } from '@hondana/shared/session/redirectTo';
import { useHref, useSearchParams } from 'react-router';
import { Entrance } from './Entrance.tsx';
import { LoginBackdrop } from './LoginBackdrop.tsx';

/** The page for those who are not signed in; leads on to the page that they asked for. */
export function LoginPage() {
  const prefix = useHref('/');
  const [parameters] = useSearchParams();
  return (
    <Entrance
      backdrop={(isStarted) => <LoginBackdrop isServerReady={isStarted} />}
      onward={() => <Navigate to={checkedRedirect(parameters.get('redirectTo'), prefix)} />}
    />
  );
}
