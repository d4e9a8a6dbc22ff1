import {
  type KeptFailures,
  onKeptFailuresChange,
  readKeptFailures,
} from '@hondana/shared/remote/keptFailures';
import { useEffect, useState } from 'react';

export function useKeptFailures(): KeptFailures {
  const [failures, setFailures] = useState(readKeptFailures);
  useEffect(() => onKeptFailuresChange(() => setFailures(readKeptFailures())), []);
  return failures;
}
