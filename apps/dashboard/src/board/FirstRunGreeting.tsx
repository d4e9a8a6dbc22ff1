import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useLocation, useUpdateSearchParams } from '@hondana/shared/navigation';

const WelcomeDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ '../welcome/WelcomeDialog.tsx')).WelcomeDialog,
);

function comesFromFirstRun(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'firstRun' in state && state.firstRun === true;
}

/** Once: closing it clears the history entry's state. */
export function FirstRunGreeting() {
  const { state } = useLocation();
  const updateSearchParams = useUpdateSearchParams();
  if (!comesFromFirstRun(state)) return null;
  return <WelcomeDialog onClose={() => updateSearchParams({}, { state: null })} />;
}
