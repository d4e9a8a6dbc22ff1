import { useLanguage } from '@hondana/shared/language';
import { hasTexts, sourceLanguage } from '@hondana/shared/language/catalogues';
import type { ReactNode } from 'react';

interface InOwnLanguageProps {
  readonly bundle: string;
  readonly children: ReactNode;
}

/** Marks a part that lacks the page's language as English. */
export function InOwnLanguage({ bundle, children }: InOwnLanguageProps) {
  useLanguage();
  const english = hasTexts(bundle) ? {} : ({ lang: sourceLanguage, dir: 'ltr' } as const);
  return (
    <div style={{ display: 'contents' }} {...english}>
      {children}
    </div>
  );
}
