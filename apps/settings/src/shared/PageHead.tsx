import { Heading } from '@hondana/shared/ui/Heading';

/** What a page of the settings is called, also in the browser's tab. */
export function PageHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} · Settings · Hondana`}</title>
      <Heading level={1} look="title">
        {title}
      </Heading>
    </>
  );
}
