import type { Series } from '@hondana/shared/api/types';
import { useGetLocation, useLocation, useNavigate } from '@hondana/shared/navigation';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';
import { RemoveTmdbLinkDialog } from '@hondana/shared/tmdb/RemoveTmdbLinkDialog';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { focusTitle } from './focusTitle.ts';

interface RemoveLinkProps {
  readonly series: Series;
  readonly kind: TmdbKind;
  readonly id: number;
  readonly name: string;
}

export function RemoveLink({ series, kind, id, name }: RemoveLinkProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const getLocation = useGetLocation();
  const [isConfirming, setConfirming] = useState(false);
  const showSeriesLinks = async () => {
    // The user may have gone back meanwhile.
    if (getLocation().pathname !== pathname) return;
    await navigate(pathname, { replace: true });
    focusTitle();
  };
  return (
    <>
      <Button size="small" variant="quiet" icon={unlinkIcon} onClick={() => setConfirming(true)}>
        <Trans>Remove link</Trans>
      </Button>
      <RemoveTmdbLinkDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        {...{ series, kind, id, name }}
        onRemoved={showSeriesLinks}
      />
    </>
  );
}
