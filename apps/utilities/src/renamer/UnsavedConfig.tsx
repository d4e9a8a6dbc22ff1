import { useAskBeforeUnload } from '@hondana/shared/bulk/useAskBeforeUnload';
import { useBlocker } from '@hondana/shared/navigation';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { getSession } from '@hondana/shared/session';
import { Button } from '@hondana/shared/ui/Button';
import { Trans } from '@lingui/react/macro';
import { getDefaultStore } from 'jotai';
import { configDraftAtom } from './configDraftAtom.ts';
import { HintedButton } from './HintedButton.tsx';
import type { ConfigSaving } from './useSaveConfig.ts';

interface UnsavedConfigProps {
  readonly draft: { readonly name: string; readonly isEdited: boolean; readonly discard: () => void };
  readonly saving: ConfigSaving;
  readonly saveLabel: string;
}

/** The config or preset that an address names. */
function chosenIn(search: string): string | null {
  const parameters = new URLSearchParams(search);
  return parameters.get('config') ?? parameters.get('preset');
}

export function UnsavedConfig({ draft, saving, saveLabel }: UnsavedConfigProps) {
  const { name, isEdited, discard } = draft;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Reads the atom: a save or discard just now isn't rendered yet. Without a session nothing can be saved.
    const isLost = isEdited && getDefaultStore().get(configDraftAtom()) !== undefined;
    if (!isLost || getSession() === undefined) return false;
    return (
      currentLocation.pathname !== nextLocation.pathname ||
      chosenIn(currentLocation.search) !== chosenIn(nextLocation.search)
    );
  });
  useAskBeforeUnload(isEdited);

  const isAsking = blocker.state === 'blocked';
  const stay = (): void => {
    if (isAsking) blocker.reset();
  };
  const goOn = (): void => {
    discard();
    if (isAsking) blocker.proceed();
  };
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(open) => !open && stay()}
      title={
        <Trans>
          Discard the changes to “<bdi>{name}</bdi>”?
        </Trans>
      }
      size="small"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="danger" onClick={goOn}>
            <Trans>Discard changes</Trans>
          </Button>
          <HintedButton
            variant="primary"
            blocked={saving.blocked}
            busy={saving.isSaving}
            onClick={async () => ((await saving.save()) ? goOn() : stay())}
          >
            {saveLabel}
          </HintedButton>
        </>
      }
    >
      <p>
        <Trans>They are not saved yet, and cannot be recovered once they are discarded.</Trans>
      </p>
    </Dialog>
  );
}
