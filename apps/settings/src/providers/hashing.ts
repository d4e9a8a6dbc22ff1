import { read } from '@hondana/shared/api/read';
import { since6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';
import { apiKeyRoot } from '@hondana/shared/queryKeys';

const hashingKey = [...apiKeyRoot, 'hashing'];
const keyPrefix = () => hashingKey;
const stale = () => [hashingKey];

/** Providers with the hashes that they can compute, and those that they do. */
export const hashProvidersQuery = read({
  path: 'Hashing/Provider',
  role: 'user or first-run',
  server: since6,
  keyPrefix,
});

/** Across all providers. */
export const hashingSummaryQuery = read({
  path: 'Hashing/Summary',
  role: 'user or first-run',
  server: since6,
  keyPrefix,
});

/** Which hashes a provider computes. 400 that names the one that it cannot. */
export const updateHashProvider = write({
  method: 'PUT',
  path: 'Hashing/Provider/{providerId}',
  role: 'administrator or first-run',
  server: since6,
  toInput: ({ providerId, types }: { readonly providerId: string; readonly types: readonly string[] }) => ({
    providerId,
    body: { EnabledHashTypes: [...types] },
  }),
  stale,
});

/** Whether providers compute their hashes at the same time. */
export const updateHashing = write({
  method: 'POST',
  path: 'Hashing/Settings',
  role: 'administrator or first-run',
  server: since6,
  toInput: ({ isParallel }: { readonly isParallel: boolean }) => ({ body: { ParallelMode: isParallel } }),
  stale,
});
