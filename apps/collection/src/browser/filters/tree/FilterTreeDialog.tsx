import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterExpressionsQuery } from '../../../shared/filters.ts';
import { encodeLiveFilter } from '../../../shared/liveFilter.ts';
import { expressionControls } from '../expressionControls.ts';
import { joined, liveFilterExpression } from '../filterTree.ts';
import { useListAddress } from '../useListAddress.ts';
import { encodeTrees } from './encodeTrees.ts';
import { expressionOf, isComplete, rootGroup } from './filterItems.ts';
import { GroupEditor } from './GroupEditor.tsx';

interface FilterTreeDialogProps {
  readonly onClosed: () => void;
}

const noCriteria = [] as const;

export function FilterTreeDialog({ onClosed }: FilterTreeDialogProps) {
  const { preset, live, rest, setConditions } = useListAddress();
  const catalogue = useQuery(filterExpressionsQuery()).data ?? noCriteria;
  const [open, setOpen] = useState(true);
  const [root, setRoot] = useState(() => {
    const controls = liveFilterExpression(live);
    return rootGroup(joined('And', controls ? [controls, ...rest] : rest), catalogue);
  });
  const complete = isComplete(root);

  const apply = (): void => {
    const edited = expressionControls(expressionOf(root));
    const own = expressionControls(preset === 'pending' ? undefined : preset?.Expression).rest;
    const text = encodeTrees(edited.rest);
    setOpen(false);
    setConditions(encodeLiveFilter(edited.filter), text === encodeTrees(own) ? undefined : text);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      keepOnPressOutside
      size="large"
      title={t`Edit Conditions`}
      description={t`A group matches when all, or any, of its conditions match.`}
      footer={
        <>
          {!complete && (
            <p role="status">
              <Trans>Choose a value for each condition.</Trans>
            </p>
          )}
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!complete} onClick={apply}>
            <Trans>Apply</Trans>
          </Button>
        </>
      }
    >
      <GroupEditor group={root} catalogue={catalogue} onChange={setRoot} />
    </Dialog>
  );
}
