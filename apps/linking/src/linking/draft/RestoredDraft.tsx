import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { focusTitle } from '../focusTitle.ts';

interface RestoredDraftProps {
  readonly changes: number;
  readonly onDiscard: () => void;
}

export function RestoredDraft({ changes, onDiscard }: RestoredDraftProps) {
  const [isDismissed, setDismissed] = useState(changes === 0);
  if (isDismissed || changes === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t`Unsaved changes restored`}
      onDismiss={() => {
        setDismissed(true);
        focusTitle();
      }}
      actions={
        <Button
          size="small"
          onClick={() => {
            setDismissed(true);
            onDiscard();
          }}
        >
          <Trans>Discard</Trans>
        </Button>
      }
    >
      <Trans>They hadn’t been saved when you left.</Trans>
    </Banner>
  );
}
