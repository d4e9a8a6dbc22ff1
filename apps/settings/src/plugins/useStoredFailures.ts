import {
  onStoredFailuresChange,
  readStoredFailures,
  type StoredFailures,
} from '@hondana/shared/remote/storedFailures';
import { useEffect, useState } from 'react';

export function useStoredFailures(): StoredFailures {
  const [failures, setFailures] = useState(readStoredFailures);
  useEffect(() => onStoredFailuresChange(() => setFailures(readStoredFailures())), []);
  return failures;
}
