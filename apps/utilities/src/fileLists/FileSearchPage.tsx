import { textOf } from '@hondana/shared/language/texts';
import type { VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { t } from '@lingui/core/macro';
import { type ComponentType, useCallback, useRef } from 'react';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PageSearch } from '../shared/PageSearch.tsx';
import { SideBySide } from '../shared/SideBySide.tsx';
import { CrcFilter } from './CrcFilter.tsx';
import { FileListBody } from './FileListBody.tsx';
import styles from './FileSearchPage.module.css';
import { FileSelectionBar } from './FileSelectionBar.tsx';
import { fileSearchKind } from './fileKinds.ts';
import type { DumpDialogType } from './useDump.tsx';
import { useFiles } from './useFiles.ts';
import { useOpenFile } from './useOpenFile.ts';

/** A separate feature, so the routes pass it. */
export type FileDetailType = ComponentType<{
  readonly fileId: number;
  readonly position: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}>;

interface FileSearchPageProps {
  readonly detail: FileDetailType;
  readonly dumpDialog: DumpDialogType;
}

export function FileSearchPage({ detail: Detail, dumpDialog }: FileSearchPageProps) {
  const files = useFiles(fileSearchKind);
  const { list, selecting } = files;
  const table = useRef<VirtualGridHandle>(null);
  const show = useCallback((index: number) => table.current?.scrollToIndex(index), []);
  const opened = useOpenFile(list, selecting.selection, show);
  const { openId } = opened;

  const latest = useRef(opened);
  latest.current = opened;
  const { press } = selecting;
  const { itemAt } = list;
  // Stable, so that rows don't re-render.
  const pressAndOpen = useCallback<typeof press>(
    (index, keys) => {
      press(index, keys);
      const file = itemAt(index);
      const isBeside = matchMedia('(width >= 64em)').matches;
      if (file && isBeside && !keys.add && !keys.extend) latest.current.open(file.id, index);
    },
    [press, itemAt],
  );
  return (
    <PageFrame
      heading={textOf(fileSearchKind.title)}
      controls={
        <>
          <PageSearch label={t`Search files`} placeholder={t`Search files...`} search={files.search} />
          <CrcFilter differing={files.differing} />
        </>
      }
    >
      <SideBySide
        isOpen={openId !== undefined}
        hint={t`Choose a file to see its details.`}
        className={styles.halves}
        list={
          <div className={styles.list}>
            <FileListBody
              kind={fileSearchKind}
              files={{ ...files, selecting: { ...selecting, press: pressAndOpen } }}
              opening={{ openId, table }}
              detailsOf={(fileId, index) => ({
                update: { file: fileId },
                state: { index },
                preventScrollReset: true,
              })}
              dumpDialog={dumpDialog}
            />
            <FileSelectionBar kind={fileSearchKind} files={files} dumpDialog={dumpDialog} />
          </div>
        }
      >
        {openId !== undefined && (
          <Detail
            fileId={openId}
            position={opened.position}
            onPrevious={opened.previous}
            onNext={opened.next}
          />
        )}
      </SideBySide>
    </PageFrame>
  );
}
