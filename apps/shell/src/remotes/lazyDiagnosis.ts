import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { Diagnosis } from './diagnosis.ts';

/** As `diagnose` of `diagnosis.ts`, whose code comes once something has failed; without it nothing is known. */
export async function diagnose(remote: RemoteDescriptor): Promise<Diagnosis> {
  try {
    const diagnosis = await import(/* webpackChunkName: "failure" */ './diagnosis.ts');
    return await diagnosis.diagnose(remote);
  } catch {
    return { isRepaired: false };
  }
}
