import { missingPath, visibleName } from '../../shared/fileFacts.ts';

/** Null while its folder is away. */
export function placePath({ AbsolutePath }: { readonly AbsolutePath?: string | null }): string {
  return AbsolutePath ? visibleName(AbsolutePath) : missingPath();
}
