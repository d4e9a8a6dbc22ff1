import { useState } from 'react';
import styles from './RandomBackdrop.module.css';

/** Another picture every time; 500 where the server has none (facts 5.22). */
const address = '/api/v3/Image/Random/Backdrop';

/** A picture of the collection behind the pages; nothing where the server has none. */
export function RandomBackdrop() {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <div aria-hidden="true" className={styles.backdrop}>
      <img src={address} alt="" onError={() => setIsMissing(true)} />
    </div>
  );
}
