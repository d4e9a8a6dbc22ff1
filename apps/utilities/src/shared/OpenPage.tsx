import { useNavigate } from '@hondana/shared/navigation';
import { useEffect, useEffectEvent } from 'react';

interface OpenPageProps {
  readonly to: string;
  readonly state: unknown;
  readonly onClose: () => void;
}

/** In place of an action's dialog: opens a page, wherever the action was offered. */
export function OpenPage({ to, state, onClose }: OpenPageProps) {
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    void navigate(to, { state });
    onClose();
  });
  useEffect(() => open(), []);
  return null;
}
