import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let isOffered = false;

export function useHomeScreen(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const offer = async (): Promise<void> => {
      const { offerHomeScreen } = await import(/* webpackChunkName: "ahead" */ './offerHomeScreen.ts');
      if (!isOffered) offerHomeScreen();
      isOffered = true;
    };
    return onScreenComplete(queryClient, () => {
      offer().catch(() => {}); // The page works without it.
    });
  }, [queryClient]);
}
