import { whenScreenComplete } from '@hondana/shared/ahead/whenScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let isOffered = false;

/** Once the screen is complete, the page can be kept on the home screen. */
export function useHomeScreen(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const offer = async (): Promise<void> => {
      const { offerHomeScreen } = await import(/* webpackChunkName: "ahead" */ './offerHomeScreen.ts');
      if (!isOffered) offerHomeScreen();
      isOffered = true;
    };
    return whenScreenComplete(queryClient, () => {
      offer().catch(() => {}); // The page does without.
    });
  }, [queryClient]);
}
