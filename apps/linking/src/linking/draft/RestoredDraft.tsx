import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { useState } from 'react';
import { focusTitle } from '../focusTitle.ts';

interface RestoredDraftProps {
  readonly changes: number;
  readonly onDiscard: () => void;
}

/** Tells of changes that were there when the page was opened, until they are discarded or that is known. */
export function RestoredDraft({ changes, onDiscard }: RestoredDraftProps) {
  const [isTold, setTold] = useState(changes === 0);
  if (isTold || changes === 0) return null;
  return (
    <Banner
      tone="warning"
      title="Unsaved changes are back"
      onDismiss={() => {
        setTold(true);
        focusTitle();
      }}
      actions={
        <Button
          size="small"
          onClick={() => {
            setTold(true);
            onDiscard();
          }}
        >
          Discard
        </Button>
      }
    >
      They were left here without being saved.
    </Banner>
  );
}
