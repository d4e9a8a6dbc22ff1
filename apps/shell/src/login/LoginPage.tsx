import { Navigate } from '@hondana/shared/navigation';
import { checkedRedirect } from '@hondana/shared/session/redirectTo';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useHref, useOutletContext, useSearchParams } from 'react-router';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { Entrance } from './Entrance.tsx';
import { LoginBackdrop } from './LoginBackdrop.tsx';

const LoginFooter = lazyPart(
  async () => (await import(/* webpackChunkName: "loginFooter" */ './LoginFooter.tsx')).LoginFooter,
  { failed: () => null },
);

/** Whether anything that is installed for everyone has something to show to those who are not signed in. */
function hasFooter({ started }: RegistryStore): boolean {
  return started.remotes.some(({ contributions = [] }) =>
    contributions.some(({ slot }) => slot === 'login.footer'),
  );
}

/** The page for those who are not signed in; leads on to the page that they asked for. */
export function LoginPage() {
  const prefix = useHref('/');
  const [parameters] = useSearchParams();
  const store = useOutletContext<RegistryStore>();
  return (
    <Entrance
      backdrop={(isStarted) => <LoginBackdrop isServerReady={isStarted} />}
      footer={hasFooter(store) && <LoginFooter store={store} />}
      onward={() => <Navigate to={checkedRedirect(parameters.get('redirectTo'), prefix)} />}
    />
  );
}
