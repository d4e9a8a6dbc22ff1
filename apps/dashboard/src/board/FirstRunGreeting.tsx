import { useLocation, useNavigate } from '@hondana/shared/navigation';
import { lazyPart } from '@hondana/shared/ui/lazyPart';

const WelcomeDialog = lazyPart(async () => (await import('../welcome/WelcomeDialog.tsx')).WelcomeDialog);

function comesFromFirstRun(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'firstRun' in state && state.firstRun === true;
}

/** Greets the user after the server's setup, once: closing the greeting clears it from the history entry. */
export function FirstRunGreeting() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  if (!comesFromFirstRun(state)) return null;
  const forget = (): void =>
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
  return <WelcomeDialog onClose={forget} />;
}
