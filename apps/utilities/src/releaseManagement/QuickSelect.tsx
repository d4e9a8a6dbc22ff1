import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { requirementText, supports } from '@hondana/shared/api/serverVersion';
import { notify } from '@hondana/shared/overlays/notices';
import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuickSelectGroup, quickSelectGroups } from './quickSelectGroups.ts';
import type { ReleaseItem } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';

const QuickSelectDialog = lazyPart(async () => (await import('./QuickSelectDialog.tsx')).QuickSelectDialog);

interface QuickSelectProps {
  readonly kind: ReleaseKind;
  readonly seriesId: number;
  readonly fetchItems: () => Promise<readonly ReleaseItem[]>;
  readonly onSelect: (items: readonly ReleaseItem[]) => void;
}

/** Selects all files with the same traits or in one folder. For duplicates, only newer servers can. */
export function QuickSelect({ kind, seriesId, fetchItems, onSelect }: QuickSelectProps) {
  const version = useQuery(serverVersionQuery()).data?.Server.Version;
  const [groups, setGroups] = useState<readonly QuickSelectGroup[]>();
  const [busy, setBusy] = useState(false);
  if (kind.name === 'duplicates' && !supports(version, 'DuplicatesQuickSelect')) {
    return (
      <Tooltip text={requirementText('DuplicatesQuickSelect')}>
        <Button size="small" aria-disabled>
          <Trans>Quick Select</Trans>
        </Button>
      </Tooltip>
    );
  }
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      setGroups(await quickSelectGroups(kind, seriesId, await fetchItems(), version));
    } catch (error) {
      const text = error instanceof Error ? error.message : undefined;
      notify({ kind: 'error', title: t`The files could not be looked up`, text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" busy={busy} onClick={() => void open()}>
        <Trans>Quick Select</Trans>
      </Button>
      {groups && (
        <QuickSelectDialog groups={groups} onSelect={onSelect} onClose={() => setGroups(undefined)} />
      )}
    </>
  );
}
