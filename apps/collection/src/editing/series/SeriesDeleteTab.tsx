import { allEpisodeTypes } from '@hondana/shared/anime/episodeType';
import type { Series } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { textOf } from '@hondana/shared/language/texts';
import { useGetLocation, useNavigate } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { seriesFileSummaryQuery } from '@hondana/shared/resources/files';
import { deleteSeries } from '@hondana/shared/resources/seriesWrites';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Deletion,
  deletionConsequence,
  deletionOptions,
  deletionQuestion,
  deletions,
} from '../../shared/deletion.ts';
import { fileCount } from '../../shared/fileCount.ts';
import { ActionRow } from '../ActionRow.tsx';

interface SeriesDeleteTabProps {
  readonly series: Series;
  readonly onDeleted: () => void;
}

export function SeriesDeleteTab({ series, onDeleted }: SeriesDeleteTabProps) {
  const navigate = useNavigate();
  const getLocation = useGetLocation();
  const [asked, setAsked] = useState<Deletion>();
  const version = useQuery(serverVersionQuery()).data?.Server.Version;
  const summary = useQuery(
    seriesFileSummaryQuery({
      seriesId: series.IDs.ID,
      groupBy: ['GroupName'],
      type: allEpisodeTypes(version),
    }),
  );
  const files = fileCount(series.Sizes);
  const bytes = summary.data?.Overview.TotalFileSize;
  const { ID } = series.IDs;

  const done = deletions.find(({ kind }) => kind === asked)?.done;
  const remove = useWrite(deleteSeries, {
    done: done && textOf(done),
    onDone: async () => {
      onDeleted();
      // The deleted series' own page has nothing left to show.
      const isOpen = new RegExp(`/collection/series/${ID}(/|$)`).test(getLocation().pathname);
      if (isOpen) await navigate('/collection');
    },
  });
  const amount = { series: 1, files, bytes };
  const question = asked && deletionQuestion(asked, amount);
  return (
    <div>
      {deletions.map(({ kind, name }) => (
        <ActionRow
          key={kind}
          name={textOf(name)}
          verb={t`Delete…`}
          variant="danger"
          onPress={() => setAsked(kind)}
        >
          {deletionConsequence(kind, amount)}
        </ActionRow>
      ))}
      {asked && question && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={question.title}
          confirmLabel={question.confirm}
          danger
          typedConfirmation={question.typed}
          onConfirm={() => remove.mutateAsync({ seriesId: ID, ...deletionOptions[asked] })}
          failure={(error) => errorText(error) ?? t`The series could not be deleted.`}
        >
          <p>
            <bdi>{series.Name}</bdi>
          </p>
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
