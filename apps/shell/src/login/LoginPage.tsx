import { Navigate } from '@hondana/shared/navigation';
import { checkedRedirect } from '@hondana/shared/session/redirectTo';
import { useHref, useOutletContext, useSearchParams } from 'react-router';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { Entrance } from './Entrance.tsx';
import { LoginBackdrop } from './LoginBackdrop.tsx';
import { loginFooter } from './lazyLoginFooter.tsx';
import { useForgetAnswers } from './useForgetAnswers.ts';

export function LoginPage() {
  const prefix = useHref('/');
  const [parameters] = useSearchParams();
  const store = useOutletContext<RegistryStore>();
  useForgetAnswers();
  return (
    <Entrance
      backdrop={(isStarted) => <LoginBackdrop isServerReady={isStarted} />}
      footer={loginFooter(store)}
      onward={() => <Navigate to={checkedRedirect(parameters.get('redirectTo'), prefix)} />}
    />
  );
}
