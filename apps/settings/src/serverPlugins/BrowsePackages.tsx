import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { PackageDialog } from './PackageDialog.tsx';
import { PackageItem } from './PackageItem.tsx';
import { isPackageFound, type PackageOffer, packageOffersOf } from './packageOffers.ts';
import { packagesQuery } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';

export function BrowsePackages() {
  const packages = useQuery({ ...packagesQuery({}), retry: retryOnce });
  return (
    <Panel title={t`Packages`} flush data-setting="place:packages">
      <QueryFailure query={packages} compact title={t`The packages could not be loaded`} />
      {!packages.data && !packages.isError && <Skeleton shape="block" height="8rem" />}
      {packages.data && <Offers offers={packageOffersOf(packages.data.List)} />}
    </Panel>
  );
}

function Offers({ offers }: { readonly offers: readonly PackageOffer[] }) {
  const { text, search, setText } = useSearchText('search');
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const shown = parameters.get('package');
  if (offers.length === 0) {
    return (
      <EmptyState
        compact
        title={t`No packages`}
        text={t`Add a repository below. What it offers is listed here once it was fetched.`}
      />
    );
  }
  const found = offers.filter((offer) => isPackageFound(offer, search));
  return (
    <>
      <search className={styles.note}>
        <SearchField label={t`Search packages`} value={text} onChange={setText} />
      </search>
      {found.length === 0 && <EmptyState compact title={t`No packages match`} />}
      <ul aria-label={t`Packages`} className={styles.list} hidden={found.length === 0}>
        {found.map((offer) => (
          <PackageItem key={offer.id} offer={offer} />
        ))}
      </ul>
      <PackageDialog
        offer={offers.find(({ id }) => id === shown)}
        onClose={() => updateSearchParams({ package: undefined })}
      />
    </>
  );
}
