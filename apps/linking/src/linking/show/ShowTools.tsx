import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { Series } from '@hondana/shared/api/types';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { slidersIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressCheckbox } from '../AddressCheckbox.tsx';
import { tmdbShowQuery } from '../tmdb.ts';
import { WorkHead } from '../WorkHead.tsx';

const OrderingDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './OrderingDialog.tsx')).OrderingDialog,
);

interface ShowToolsProps {
  readonly series: Series;
  readonly showId: number;
  readonly isNew: boolean;
  readonly mayEdit: boolean;
  readonly selected: number;
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

export function ShowTools(props: ShowToolsProps) {
  const { series, showId, isNew, mayEdit, selected, total, onSelectAll, onClear } = props;
  const show = useQuery({ ...tmdbShowQuery({ showId }), retry: false });
  const [isOrdering, setOrdering] = useState(false);
  const title = show.data?.Title || t`Show ${showId}`;
  return (
    <>
      <WorkHead series={series} kind="Show" id={showId} title={title} isLinked={!isNew} mayEdit={mayEdit}>
        {mayEdit && (
          <Checkbox
            label={t`Select all`}
            checked={total > 0 && selected === total}
            indeterminate={selected > 0 && selected < total}
            onChange={(checked) => (checked ? onSelectAll() : onClear())}
          />
        )}
        <AddressCheckbox
          label={t`Only problems`}
          title={t`Hides episodes matched by title and manual links`}
          name="only"
          value="problems"
        />
        {mayEdit && show.data && (
          <Button size="small" icon={slidersIcon} aria-haspopup="dialog" onClick={() => setOrdering(true)}>
            <Trans>Show Settings</Trans>
          </Button>
        )}
      </WorkHead>
      {isOrdering && <OrderingDialog showId={showId} onClose={() => setOrdering(false)} />}
    </>
  );
}
