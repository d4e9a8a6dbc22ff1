import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { HiddenCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { useNavigate } from '@hondana/shared/navigation';
import { providerPreviewQuery } from '@hondana/shared/resources/releaseInfo';
import { useMay } from '@hondana/shared/resources/useMay';
import { type ReactNode, useState } from 'react';
import type { FileAction } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { handoverState } from '../shared/fileHandover.ts';

const FileQuestionDialog = lazyPart(
  async () => (await import('./FileQuestionDialog.tsx')).FileQuestionDialog,
);

interface FileActionsOptions {
  readonly run: (action: FileAction, files: readonly FileFacts[]) => Promise<unknown>;
  readonly hiddenCount?: HiddenCount;
  /** Focused when the dialog closes. */
  readonly finalFocus?: () => HTMLElement | null;
}

interface FileActions {
  /** Asks first if the action requires it. */
  readonly start: (action: FileAction, files: readonly FileFacts[]) => void;
  readonly linkManually: (files: readonly FileFacts[]) => void;
  /** Undefined where there are no providers, or the user may not ask them. */
  readonly linkWithProviders: ((files: readonly FileFacts[]) => void) | undefined;
  readonly confirmation: ReactNode;
}

export function useFileActions({ run, hiddenCount = 0, finalFocus }: FileActionsOptions): FileActions {
  const navigate = useNavigate();
  const mayAsk = useMay(providerPreviewQuery);
  const handOver = (page: 'link' | 'providers', files: readonly FileFacts[]): void => {
    if (files.length > 0)
      void navigate(`/utilities/unrecognized/files/${page}`, { state: handoverState(files) });
  };
  const [asked, setAsked] = useState<{ readonly action: FileAction; readonly files: readonly FileFacts[] }>();
  return {
    start: (action, files) => {
      if (files.length === 0) return;
      if (action.ask) setAsked({ action, files });
      else void run(action, files);
    },
    linkManually: (files) => handOver('link', files),
    linkWithProviders: mayAsk ? (files) => handOver('providers', files) : undefined,
    confirmation: asked?.action.ask && (
      <FileQuestionDialog
        question={asked.action.ask(asked.files)}
        files={asked.files}
        hiddenCount={hiddenCount}
        finalFocus={finalFocus}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void run(asked.action, asked.files)}
      />
    ),
  };
}
