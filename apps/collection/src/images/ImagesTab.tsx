import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Images, Series } from '@hondana/shared/api/types';
import { textOf } from '@hondana/shared/language/texts';
import {
  Navigate,
  NavLink,
  useLocation,
  useOutletContext,
  useParams,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { seriesImagesQuery } from '@hondana/shared/resources/series';
import { formatNumber } from '@hondana/shared/ui/format';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { ImageKindView } from './ImageKindView.tsx';
import styles from './ImagesTab.module.css';
import { ImageTools } from './ImageTools.tsx';
import { imageKinds } from './imageKinds.ts';

const imagesQuery = (seriesId: number, includeDisabled?: true) => ({
  ...seriesImagesQuery({ seriesId, ...(includeDisabled && { includeDisabled }) }),
  retry: retryOnce,
});

export const imagesCalls: TabCalls = (client, seriesId) => begin(client, imagesQuery(seriesId));

export function ImagesTab() {
  const { IDs } = useOutletContext<Series>();
  const { imageType } = useParams();
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const showsDisabled = parameters.get('disabled') === 'true';
  const enabled = useQuery(imagesQuery(IDs.ID));
  const all = useQuery({ ...imagesQuery(IDs.ID, true), enabled: showsDisabled });
  const images = showsDisabled && (all.data || all.isError) ? all : enabled;
  const kind = imageKinds.find(({ path }) => path === imageType);
  if (!kind) return <Navigate to="../images/posters" />;
  return (
    <>
      <KindLinks images={images.data} search={showsDisabled ? '?disabled=true' : ''} />
      <ImageTools
        seriesId={IDs.ID}
        kind={kind}
        showsDisabled={showsDisabled}
        onShowDisabled={(shown) => updateSearchParams({ disabled: shown ? 'true' : undefined })}
      />
      {images.isError && !images.data ? (
        <QueryFailure query={images} title={t`The images could not be loaded`} />
      ) : (
        <ImageKindView
          key={kind.path}
          seriesId={IDs.ID}
          kind={kind}
          images={images.data && kind.of(images.data)}
        />
      )}
    </>
  );
}

interface KindLinksProps {
  readonly images: Images | undefined;
  readonly search: string;
}

function KindLinks({ images, search }: KindLinksProps) {
  const { state } = useLocation();
  return (
    <nav aria-label={t`Images`} className={styles.kinds}>
      {imageKinds.map(({ path, label, of }) => (
        <NavLink
          key={path}
          to={`../images/${path}${search}`}
          state={state}
          replace
          className={styles.kind ?? ''}
        >
          {textOf(label)}
          {images && <span className={styles.count}>{formatNumber(of(images).length)}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
