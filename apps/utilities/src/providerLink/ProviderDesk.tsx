import type { ReleaseProvider } from '@hondana/shared/api/types';
import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { selectOnly } from '@hondana/shared/bulk/selection';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { Link, Navigate, useNavigate } from '@hondana/shared/navigation';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import tableStyles from '../manualLink/LinkTable.module.css';
import { type HandedOverFile, handoverState } from '../shared/fileHandover.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import { ProviderBar } from './ProviderBar.tsx';
import { ProviderTable } from './ProviderTable.tsx';
import {
  chosenRelease,
  isOpen,
  isWithout,
  type SearchDraft,
  withChoice,
  withoutRows,
} from './SearchDraft.ts';
import { searchDraftStore } from './searchDraftStore.ts';
import { useProviderSearch } from './useProviderSearch.ts';

const list = '/utilities/unrecognized/files';
const { change } = searchDraftStore;

interface ProviderDeskProps {
  readonly heading: string;
  readonly draft: SearchDraft;
  readonly providers: readonly ReleaseProvider[];
}

const filesOf = (rows: SearchDraft): HandedOverFile[] => rows.map(({ file }) => file);

export function ProviderDesk({ heading, draft, providers }: ProviderDeskProps) {
  const navigate = useNavigate();
  const selecting = useSelection({
    total: draft.length,
    itemAt: (index) => draft[index]?.file,
    itemsIn: async (first, last) => filesOf(draft.slice(first, last + 1)),
  });
  const { operation, search, save } = useProviderSearch((unfinished) =>
    selecting.change(selectOnly(unfinished)),
  );
  const asked = providers.filter(({ IsEnabled }) => IsEnabled).sort((a, b) => a.Priority - b.Priority);
  const isBusy = operation.progress !== undefined;

  const open = draft.filter(isOpen);
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    // Once: whoever cancels decides when to go on.
    if (!hasBegun.current && asked.length > 0) search(filesOf(open), asked);
    hasBegun.current = true;
  });
  useEffect(() => begin(), []);

  if (draft.length === 0 && !isBusy) return <Navigate to={list} />;
  const ready = draft.filter(chosenRelease).length;
  const done = formatNumber(ready);
  const without = filesOf(draft.filter(isWithout));
  // Files linked meanwhile stay in the selection's state; leave them out.
  const selected = draft.filter(({ file }) => selecting.has(file.key));
  const keys = new Set(filesOf(selected).map(({ key }) => key));
  const linkManually = (files: readonly HandedOverFile[]): void =>
    void navigate(`${list}/link`, { state: handoverState(files) });
  return (
    <PageFrame
      heading={heading}
      controls={
        <>
          <p role="status" className={tableStyles.count}>
            <Trans>
              {done} of <Plural value={draft.length} one="# file" other="# files" /> ready to link
            </Trans>
          </p>
          <LinkButton component={Link} to={list}>
            <Trans>Back to Files</Trans>
          </LinkButton>
          {open.length > 0 && asked.length > 0 && (
            <Button disabled={isBusy} onClick={() => search(filesOf(open), asked)}>
              <Trans>
                Search <Plural value={open.length} one="# File" other="# Files" />
              </Trans>
            </Button>
          )}
          <Button variant="primary" busy={isBusy} disabled={ready === 0} onClick={() => save(draft)}>
            <Trans>
              Link <Plural value={ready} one="# File" other="# Files" />
            </Trans>
          </Button>
        </>
      }
    >
      {asked.length === 0 && (
        <Banner tone="warning" title={t`No release provider is enabled`}>
          <Trans>Enable a provider in the settings, or link the files manually.</Trans>
        </Banner>
      )}
      <BulkReport operation={operation} />
      {!isBusy && without.length > 0 && (
        <Banner
          tone="info"
          title={
            <Trans>
              No release found for <Plural value={without.length} one="# file" other="# files" />
            </Trans>
          }
          actions={
            <Button size="small" onClick={() => linkManually(without)}>
              <Trans>Link manually</Trans>
            </Button>
          }
        />
      )}
      <section aria-label={t`Files`} className={tableStyles.pane} inert={isBusy}>
        <ProviderBar
          draft={draft}
          selecting={selecting}
          keys={keys}
          onChoose={(wanted) => change((before) => withChoice(before, keys, wanted))}
          onSearch={() => search(filesOf(selected), asked)}
          onLinkManually={() => linkManually(filesOf(selected))}
          onRemove={() => change((before) => withoutRows(before, keys))}
        />
        <ProviderTable draft={draft} selecting={selecting} />
      </section>
    </PageFrame>
  );
}
