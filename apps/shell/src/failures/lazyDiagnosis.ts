import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { Diagnosis } from './diagnosis.ts';

/** Loads `diagnosis.ts` on demand. If that fails, no fault is known. */
export async function diagnose(remote: RemoteDescriptor): Promise<Diagnosis> {
  try {
    const diagnosis = await import(/* webpackChunkName: "ahead" */ './diagnosis.ts');
    return await diagnosis.diagnose(remote);
  } catch {
    return { isRepaired: false };
  }
}
