import type { OutOfSight } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { useNavigate } from '@hondana/shared/navigation';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { type ReactNode, useState } from 'react';
import type { FileAction } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { handOver } from '../shared/fileHandover.ts';

const FileQuestionDialog = lazyPart(
  async () => (await import('./FileQuestionDialog.tsx')).FileQuestionDialog,
);

interface FileWorkOptions {
  readonly run: (action: FileAction, files: readonly FileFacts[]) => Promise<unknown>;
  /** How many of the files the list shown does not have. */
  readonly outOfSight?: OutOfSight;
  /** Gets the focus when a question is answered. */
  readonly finalFocus?: () => HTMLElement | null;
}

interface FileWork {
  /** Does it, after a question where there is one. */
  readonly begin: (action: FileAction, files: readonly FileFacts[]) => void;
  /** Takes the files to the page where they are linked. */
  readonly linkByHand: (files: readonly FileFacts[]) => void;
  /** The question, while there is one. */
  readonly question: ReactNode;
}

/** What can be done with files, one or many. */
export function useFileWork({ run, outOfSight = 0, finalFocus }: FileWorkOptions): FileWork {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly action: FileAction; readonly files: readonly FileFacts[] }>();
  return {
    begin: (action, files) => {
      if (files.length === 0) return;
      if (action.ask) setAsked({ action, files });
      else void run(action, files);
    },
    linkByHand: (files) => {
      if (files.length > 0) void navigate('/utilities/unrecognized/files/link', { state: handOver(files) });
    },
    question: asked?.action.ask && (
      <FileQuestionDialog
        question={asked.action.ask(asked.files)}
        files={asked.files}
        outOfSight={outOfSight}
        finalFocus={finalFocus}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void run(asked.action, asked.files)}
      />
    ),
  };
}
