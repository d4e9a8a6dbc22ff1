import type { Series } from '@hondana/shared/api/types';
import { useGetLocation, useLocation, useNavigate } from '@hondana/shared/navigation';
import type { TmdbKind } from '@hondana/shared/resources/tmdb';
import { RemoveTmdbLinkDialog } from '@hondana/shared/tmdb/RemoveTmdbLinkDialog';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useState } from 'react';
import { focusTitle } from './focusTitle.ts';

interface RemoveLinkProps {
  readonly series: Series;
  readonly kind: TmdbKind;
  readonly id: number;
  readonly name: string;
}

/** Removes the link to a whole show or movie, after a question; then the series can be linked again. */
export function RemoveLink({ series, kind, id, name }: RemoveLinkProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const getLocation = useGetLocation();
  const [isAsking, setAsking] = useState(false);
  const leadOn = async () => {
    // Meanwhile Back may have led elsewhere.
    if (getLocation().pathname !== pathname) return;
    await navigate(pathname, { replace: true });
    focusTitle();
  };
  return (
    <>
      <Button size="small" variant="quiet" icon={unlinkIcon} onClick={() => setAsking(true)}>
        Remove link
      </Button>
      <RemoveTmdbLinkDialog
        open={isAsking}
        onOpenChange={setAsking}
        {...{ series, kind, id, name }}
        onRemoved={leadOn}
      />
    </>
  );
}
