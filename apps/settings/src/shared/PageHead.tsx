import { Heading } from '@hondana/shared/ui/Heading';
import { t } from '@lingui/core/macro';

export function PageHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} · ${t`Settings`} · Hondana`}</title>
      <Heading level={1} look="title">
        {title}
      </Heading>
    </>
  );
}
