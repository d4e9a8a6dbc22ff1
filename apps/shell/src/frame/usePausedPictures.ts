import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Takes back the requests for pictures that have not come; what it answers makes them again. */
function pausePictures(): () => void {
  const paused = Array.from(document.images)
    .filter(({ complete }) => !complete)
    .map((picture) => ({ picture, src: picture.src }));
  for (const { picture } of paused) picture.removeAttribute('src');
  return () => {
    for (const { picture, src } of paused) {
      if (picture.isConnected && !picture.hasAttribute('src')) picture.src = src;
    }
  };
}

/** While the next page is on its way, the pictures of the one that is left hold no connection. */
export function usePausedPictures(): void {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => (isLeaving ? pausePictures() : undefined), [isLeaving]);
}
