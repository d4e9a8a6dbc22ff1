import { Heading } from '@hondana/shared/ui/Heading';

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
