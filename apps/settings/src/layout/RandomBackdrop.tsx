import { serverAddress } from '@hondana/shared/http/serverRoot';
import { oneSeriesQuery } from '@hondana/shared/resources/seriesSearch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './RandomBackdrop.module.css';

/** A different image per request; 500 if the server has none (facts 5.22). */
const address = serverAddress('/api/v3/Image/Random/Backdrop');

export function RandomBackdrop() {
  const [isMissing, setIsMissing] = useState(false);
  const { data: isEmpty = true } = useQuery({ ...oneSeriesQuery(), select: ({ Total }) => Total === 0 });
  if (isEmpty || isMissing) return null;
  return (
    <div aria-hidden="true" className={styles.backdrop}>
      <img src={address} alt="" onError={() => setIsMissing(true)} />
    </div>
  );
}
