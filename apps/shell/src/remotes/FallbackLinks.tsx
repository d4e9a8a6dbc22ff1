import { Link } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Trans } from '@lingui/react/macro';
import { useVisitor } from '../session/useVisitor.ts';
import type { RegistryStore } from './registryStore.ts';
import { startPath } from './startPath.ts';

interface WaysElsewhereProps {
  readonly remoteId: string;
  readonly store: RegistryStore;
}

export function FallbackLinks({ remoteId, store }: WaysElsewhereProps) {
  const { isAdministrator, serverVersion } = useVisitor();
  const remotes = store.remotes();
  const others = remotes.filter(({ id }) => id !== remoteId);
  const start = startPath(others, serverVersion);
  const isPlugin = remotes.some(({ id, addedFrom }) => id === remoteId && addedFrom !== undefined);
  return (
    <>
      {start !== undefined && (
        <LinkButton component={Link} to={`/${start}`}>
          <Trans>Go to the start page</Trans>
        </LinkButton>
      )}
      {isPlugin && isAdministrator && (
        <LinkButton component={Link} to="/settings/plugins">
          <Trans>Manage plugins</Trans>
        </LinkButton>
      )}
    </>
  );
}
