import { imageAddress } from '@hondana/shared/anime/images';
import { randomImageQuery } from '@hondana/shared/resources/images';
import { redirectToValue } from '@hondana/shared/session/redirectTo';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useHref } from 'react-router';
import { backdropNote } from '../backoff/endBackoff.ts';
import { fetchWithBackoff } from '../backoff/fetchWithBackoff.ts';
import styles from './LoginPage.module.css';

export function LoginBackdrop({ isServerReady }: { readonly isServerReady: boolean }) {
  const prefix = useHref('/');
  const { data: image } = useQuery({
    ...randomImageQuery({ imageType: 'Backdrop' }),
    // Signed out, only a failed request shows that a server has no images, hence the backoff.
    queryFn: ({ signal }) =>
      fetchWithBackoff(backdropNote, () => randomImageQuery.send({ imageType: 'Backdrop' }, signal)),
    enabled: isServerReady,
    retry: false,
  });
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const series = image?.Series;

  return (
    <div className={styles.backdrop}>
      {image && state !== 'missing' && (
        <img
          src={imageAddress(image)}
          alt=""
          className={styles.picture}
          data-shown={state === 'shown'}
          onLoad={() => setState('shown')}
          onError={() => setState('missing')}
        />
      )}
      {image && state === 'shown' && (
        <footer className={styles.footer}>
          {series ? (
            <Link
              to={{
                search: `?redirectTo=${encodeURIComponent(
                  redirectToValue(
                    { pathname: `/collection/series/${series.ID}`, search: '', hash: '' },
                    prefix,
                  ),
                )}`,
              }}
              state={{ requestedSeries: series.Name }}
              replace
              className={styles.series}
            >
              {series.Name}
            </Link>
          ) : (
            t`Series Not Found`
          )}
        </footer>
      )}
    </div>
  );
}
