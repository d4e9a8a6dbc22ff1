import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Aborts images that are still loading; the returned function restarts them. */
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

/** Frees connections while the next page loads. */
export function usePausedPictures(): void {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => (isLeaving ? pausePictures() : undefined), [isLeaving]);
}
