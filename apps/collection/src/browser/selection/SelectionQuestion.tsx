import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { ConfirmDialog, Dialog } from '@hondana/shared/overlays/dialog';
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GroupChooser } from '../../shared/GroupChooser.tsx';
import type { SeriesCatalogueAction } from '../../shared/useSeriesCatalogue.ts';
import { type AskedAction, catalogueAction, moveAction, type SeriesAction } from './bulkActions.ts';
import type { SelectedSeries } from './selectedCard.ts';
import { TagQuestion } from './TagQuestion.tsx';

export interface Asked {
  readonly what: AskedAction | 'add tags' | 'remove tags' | 'move' | 'more actions';
  readonly series: readonly SelectedSeries[];
}

interface SelectionQuestionProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onRun: (action: SeriesAction) => void;
}

/** With the editors, which show the same rows. */
const CatalogueChoice = lazyPart(
  async () => (await import(/* webpackChunkName: "editors" */ './CatalogueChoice.tsx')).CatalogueChoice,
);

export function SelectionQuestion({ asked, onClose, onRun }: SelectionQuestionProps) {
  const [chosen, setChosen] = useState<SeriesCatalogueAction>();
  const { series } = asked;
  const what = chosen ? catalogueAction(chosen) : asked.what;
  if (what === 'move') return <MoveQuestion count={series.length} onClose={onClose} onRun={onRun} />;
  if (what === 'more actions') {
    return <CatalogueChoice count={series.length} onClose={onClose} onChoose={setChosen} />;
  }
  if (what === 'add tags' || what === 'remove tags') {
    return <TagQuestion add={what === 'add tags'} count={series.length} onClose={onClose} onRun={onRun} />;
  }
  const { title, text, confirm, danger, typed } = what.ask(series);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={confirm}
      danger={danger}
      typedConfirmation={typed}
      onConfirm={() => onRun(what)}
    >
      {text}
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onRun: (action: SeriesAction) => void;
}

function MoveQuestion({ count, onClose, onRun }: ChoiceProps) {
  const client = useQueryClient();
  const move = (groupId?: number): void => {
    onClose();
    onRun(moveAction(client, groupId));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Move ${plural(count, { one: '# series', other: '# series' })}`}
      description={t`Empty groups are deleted.`}
    >
      <GroupChooser busy={false} onNew={() => move()} onChoose={move} />
    </Dialog>
  );
}
