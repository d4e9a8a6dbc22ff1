import { notify } from '@hondana/shared/overlays/notices';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A part of the frame that is fetched when it is asked for. */
export type Load<Properties> = () => Promise<ComponentType<Properties>>;

interface LazyPartProps<Properties extends { readonly onClose: () => void }> {
  /** The same function at every rendering. */
  readonly load: Load<Properties>;
  readonly properties: Properties;
}

/**
 * Fetches a part and shows it. One that cannot be fetched says so in a notice and closes, so that it costs
 * neither the frame nor the page; asked for again, it is fetched again.
 */
export function LazyPart<Properties extends { readonly onClose: () => void }>({
  load,
  properties,
}: LazyPartProps<Properties>) {
  const { onClose } = properties;
  const [Part, setPart] = useState<ComponentType<Properties>>();
  const fail = useEffectEvent(() => {
    notify({ kind: 'error', title: 'This could not be loaded', text: 'Please try again.', key: 'part' });
    onClose();
  });
  useEffect(() => {
    let isGone = false;
    load().then(
      (part) => !isGone && setPart(() => part),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return Part ? <Part {...properties} /> : null;
}
