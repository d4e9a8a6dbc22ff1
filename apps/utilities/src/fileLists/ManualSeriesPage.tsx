import { Link, useSearchParams } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PageSearch } from '../shared/PageSearch.tsx';
import { SideBySide } from '../shared/SideBySide.tsx';
import { fileTabs } from './fileTabs.ts';
import { ManualSeriesList } from './ManualSeriesList.tsx';
import { ManualSeriesPanel } from './ManualSeriesPanel.tsx';
import type { DetailDialogType } from './useDetailAddress.ts';

export function ManualSeriesPage({ detail }: { readonly detail: DetailDialogType }) {
  const search = useSearchText('q');
  const [parameters] = useSearchParams();
  const text = parameters.get('series') ?? '';
  const openId = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return (
    <PageFrame
      heading={t`Manually Linked Files`}
      tabs={fileTabs()}
      controls={
        <>
          <PageSearch label={t`Search series`} placeholder={t`Search series...`} search={search} />
          <LinkButton component={Link} to="/utilities/unrecognized/manually-linked-files/all">
            <Trans>All Files</Trans>
          </LinkButton>
        </>
      }
    >
      <SideBySide
        isOpen={openId !== undefined}
        hint={t`Choose a series to see its manually linked files.`}
        list={<ManualSeriesList search={search} openId={openId} />}
      >
        {openId !== undefined && <ManualSeriesPanel key={openId} seriesId={openId} detail={detail} />}
      </SideBySide>
    </PageFrame>
  );
}
